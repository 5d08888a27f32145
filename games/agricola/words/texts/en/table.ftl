# Agricola: the table as text, the start page, the commands line by line.

text-rounds = Rounds
text-spaces = Action spaces
text-majors = Major improvements
text-farm = Farm of { $name }
text-cards = Cards of { $name }
text-score = Points so far
text-asked = To decide

text-when = { $scene ->
    [round] Round { $round } of 14: preparation.
    [work] Round { $round } of 14: work.
    [feeding] Round { $round } of 14, harvest: feeding.
    [breeding] Round { $round } of 14, harvest: breeding.
   *[other] { round-when }.
}
text-next-harvest = Next harvest: after round { $round }.
text-starting-player = Starting player: { $name }.
text-turn = { $name } is to place a person.
text-round-cards = Stage { $stage }: { $parts }.
text-round-known = round { $round } { space }
text-round-unknown = { $rounds } not yet revealed
text-round-span = { $count ->
    [one] round { $from }
   *[other] rounds { $from }–{ $to }
}
text-stage-unknown = Stage { $stage } ({ $rounds }): not yet revealed.
text-round-harvest = then harvest

text-space = { space }: { $does }.
text-space-goods = { space }: { $goods } ({ $does }).
text-space-empty = { space }: empty ({ $does }).
text-space-who = Taken by { $name }.
text-space-blocked = Taken in this round.

text-major = { major }: { $facts }. { $does }
text-no-majors = All of them are taken.

text-goods = Supply: { $goods }.
text-animals = Animals: { $animals }.
text-no-animals = No animals.
text-house = { $house ->
    [wood] Wooden house
    [clay] Clay house
    [stone] Stone house
   *[other] { $house }
} with { $count ->
    [one] { $count } room
   *[other] { $count } rooms
}: { $cells }.
text-people = { people-of }, { $home ->
    [0] none at home
   *[other] { $home } at home
}.
text-people-placed = At work: { $spaces }.
text-newborns = { $count ->
    [one] { $count } newborn in this round.
   *[other] { $count } newborns in this round.
}
text-no-fields = No fields.
text-fields = Fields: { $parts }.
text-field = { cell } ({ $crops })
text-field-empty = empty
text-pasture = { $stables ->
    [0] Pasture for { $capacity } animals: { $cells }.
    [one] Pasture for { $capacity } animals, with a stable: { $cells }.
   *[other] Pasture for { $capacity } animals, with { $stables } stables: { $cells }.
}
text-no-pastures = No pastures.
text-stables = Stables outside pastures, for one animal each: { $cells }.
text-stables-inside = Stables in pastures: { $cells }.
text-pet = { $count ->
    [one] Outside pastures there is room for { $count } animal of any type.
   *[other] Outside pastures there is room for { $count } animals of any type.
}
text-unused = Unused spaces: { $cells }.
text-no-unused = No unused spaces.
text-reserve = Still to build or grow: { $fences }, { $stables }, { $people }.
text-begging = { markers-of } (−{ $points } points).
text-scheduled = To come: { $parts }.
text-scheduled-round = round { $round } { $goods }
text-due = Due in the harvest after round { $round }: { $due } food. In the supply: { $food }.
text-conversions = At any time: { $rates }.
text-no-improvements = No major improvements.
text-own-majors = Major improvements: { $majors }.
text-in-front = In front: { $cards }.
text-nothing-in-front = No occupations or minor improvements in front.
text-hand = In hand: { $occupations } and { $minors }.
text-hand-empty = No cards in hand.
text-hand-shown = Known to everyone: { $cards }.
text-card = { $title } ({ kind }): { $facts }.
text-card-bare = { $title } ({ kind }).
text-card-points = { $title } ({ points-of })

text-points = { $name }: { $parts }.
text-points-part = { score-category } { $shown }
text-points-total = total { $shown }

# The start page.
welcome-text = Fourteen rounds on a poor farm: plow fields, fence in pastures, enlarge house and family, and have enough on the table at every harvest.
play-solo-text = Run the farm alone and reach 50 points.

# Line by line.
plain-word-rounds = rounds
plain-help-rounds = round, phase, next harvest and the cards of the rounds
plain-word-spaces = spaces
plain-help-spaces = the action spaces, what lies there and who is there
plain-word-majors = majors
plain-help-majors = the major improvements that can still be built
plain-word-farm = farm
plain-help-farm = your farm and what the next harvest needs; with a number, the farm of that seat
plain-word-cards = cards
plain-help-cards = your improvements, occupations and hand; with a number, those of that seat
plain-word-points = points
plain-help-points = everyone’s points so far
plain-help-notation = You can also type the notation of records, like “forest” or “plow 0,2”. There rows and columns count from 0, so that is row 1, column 3.
