# Agricola: the names of the hand cards.
card = { $card ->
    [shifting_cultivation] Shifting Cultivation
    [clay_embankment] Clay Embankment
    [young_animal_market] Young Animal Market
    [drinking_trough] Drinking Trough
    [rammed_clay] Rammed Clay
    [handplow] Handplow
    [threshing_board] Threshing Board
    [sleeping_corner] Sleeping Corner
    [manger] Manger
    [big_country] Big Country
    [wool_blankets] Wool Blankets
    [pond_hut] Pond Hut
    [milk_jug] Milk Jug
    [claypipe] Claypipe
    [junk_room] Junk Room
    [basket] Basket
    [dutch_windmill] Dutch Windmill
    [corn_scoop] Corn Scoop
    [large_greenhouse] Large Greenhouse
    [clearing_spade] Clearing Spade
    [lumber_mill] Lumber Mill
    [canoe] Canoe
    [stone_tongs] Stone Tongs
    [shepherds_crook] Shepherd’s Crook
    [mini_pasture] Mini Pasture
    [market_stall] Market Stall
    [caravan] Caravan
    [carpenters_parlor] Carpenter’s Parlor
    [mining_hammer] Mining Hammer
    [moldboard_plow] Moldboard Plow
    [lasso] Lasso
    [bread_paddle] Bread Paddle
    [mantlepiece] Mantlepiece
    [bottles] Bottles
    [loom] Loom
    [strawberry_patch] Strawberry Patch
    [herring_pot] Herring Pot
    [butter_churn] Butter Churn
    [brook] Brook
    [scullery] Scullery
    [three_field_rotation] Three-Field Rotation
    [pitchfork] Pitchfork
    [sack_cart] Sack Cart
    [beanfield] Beanfield
    [thick_forest] Thick Forest
    [loam_pit] Loam Pit
    [hard_porcelain] Hard Porcelain
    [acorns_basket] Acorns Basket
    [animal_tamer] Animal Tamer
    [conservator] Conservator
    [hedge_keeper] Hedge Keeper
    [plow_driver] Plow Driver
    [adoptive_parents] Adoptive Parents
    [stable_architect] Stable Architect
    [grocer] Grocer
    [mushroom_collector] Mushroom Collector
    [roughcaster] Roughcaster
    [wall_builder] Wall Builder
    [scythe_worker] Scythe Worker
    [seasonal_worker] Seasonal Worker
    [wood_cutter] Wood Cutter
    [firewood_collector] Firewood Collector
    [clay_hut_builder] Clay Hut Builder
    [frame_builder] Frame Builder
    [priest] Priest
    [braggart] Braggart
    [harpooner] Harpooner
    [stonecutter] Stonecutter
    [animal_dealer] Animal Dealer
    [conjurer] Conjurer
    [lutenist] Lutenist
    [pig_breeder] Pig Breeder
    [cottager] Cottager
    [groom] Groom
    [assistant_tiller] Assistant Tiller
    [master_bricklayer] Master Bricklayer
    [scholar] Scholar
    [organic_farmer] Organic Farmer
    [tutor] Tutor
    [consultant] Consultant
    [sheep_walker] Sheep Walker
    [manservant] Manservant
    [oven_firing_boy] Oven Firing Boy
    [paper_maker] Paper Maker
    [childless] Childless
    [small_scale_farmer] Small-scale Farmer
    [geologist] Geologist
    [roof_ballaster] Roof Ballaster
    [carpenter] Carpenter
    [house_steward] House Steward
    [greengrocer] Greengrocer
    [brushwood_collector] Brushwood Collector
    [storehouse_keeper] Storehouse Keeper
    [pastor] Pastor
    [sheep_whisperer] Sheep Whisperer
    [cattle_feeder] Cattle Feeder
   *[other] { $card }
}
