# Agricola : les noms des cartes en main.
card = { $card ->
    [shifting_cultivation] Culture itinérante
    [clay_embankment] Talus d’argile
    [young_animal_market] Marché aux jeunes bêtes
    [drinking_trough] Abreuvoir
    [rammed_clay] Pisé
    [handplow] Charrue à main
    [threshing_board] Traîneau à battre
    [sleeping_corner] Alcôve
    [manger] Mangeoire
    [big_country] Grand domaine
    [wool_blankets] Couvertures de laine
    [pond_hut] Cabane de l’étang
    [milk_jug] Pot à lait
    [claypipe] Pipe en terre
    [junk_room] Débarras
    [basket] Panier
    [dutch_windmill] Moulin hollandais
    [corn_scoop] Pelle à grain
    [large_greenhouse] Grande serre
    [clearing_spade] Bêche de défrichage
    [lumber_mill] Scierie
    [canoe] Canoë
    [stone_tongs] Tenailles à pierre
    [shepherds_crook] Houlette
    [mini_pasture] Mini-pâturage
    [market_stall] Étal de marché
    [caravan] Roulotte
    [carpenters_parlor] Atelier du charpentier
    [mining_hammer] Marteau de démolition
    [moldboard_plow] Charrue à versoir
    [lasso] Lasso
    [bread_paddle] Pelle à pain
    [mantlepiece] Manteau de cheminée
    [bottles] Bouteilles
    [loom] Métier à tisser
    [strawberry_patch] Carré de fraises
    [herring_pot] Pot à harengs
    [butter_churn] Baratte
    [brook] Ruisseau
    [scullery] Arrière-cuisine
    [three_field_rotation] Assolement triennal
    [pitchfork] Fourche
    [sack_cart] Chariot à sacs
    [beanfield] Champ de haricots
    [thick_forest] Forêt épaisse
    [loam_pit] Glaisière
    [hard_porcelain] Porcelaine dure
    [acorns_basket] Panier de glands
    [animal_tamer] Dompteur
    [conservator] Conservateur
    [hedge_keeper] Gardien de haies
    [plow_driver] Laboureur
    [adoptive_parents] Parents adoptifs
    [stable_architect] Architecte d’étables
    [grocer] Épicier
    [mushroom_collector] Cueilleur de champignons
    [roughcaster] Crépisseur
    [wall_builder] Bâtisseur de murs
    [scythe_worker] Faucheur
    [seasonal_worker] Saisonnier
    [wood_cutter] Bûcheron
    [firewood_collector] Ramasseur de petit bois
    [clay_hut_builder] Bâtisseur en argile
    [frame_builder] Monteur de charpente
    [priest] Prêtre
    [braggart] Vantard
    [harpooner] Harponneur
    [stonecutter] Tailleur de pierre
    [animal_dealer] Marchand de bestiaux
    [conjurer] Bateleur
    [lutenist] Luthiste
    [pig_breeder] Éleveur de porcs
    [cottager] Petit tenancier
    [groom] Palefrenier
    [assistant_tiller] Aide-laboureur
    [master_bricklayer] Maître maçon
    [scholar] Érudit
    [organic_farmer] Agriculteur bio
    [tutor] Précepteur
    [consultant] Conseillère
    [sheep_walker] Moutonambule
    [manservant] Valet
    [oven_firing_boy] Garçon de four
    [paper_maker] Papetier
    [childless] Sans enfants
    [small_scale_farmer] Petit paysan
    [geologist] Géologue
    [roof_ballaster] Lesteur de toit
    [carpenter] Charpentier
    [house_steward] Intendant
    [greengrocer] Marchand de légumes
    [brushwood_collector] Ramasseur de broussailles
    [storehouse_keeper] Magasinier
    [pastor] Pasteur
    [sheep_whisperer] Apprivoiseur de moutons
    [cattle_feeder] Nourrisseuse de bœufs
   *[other] { $card }
}
