# Agricola: goods, spaces, improvements, farm spaces, rounds.

## Goods

good = { $good ->
    [wood] wood
    [clay] clay
    [reed] reed
    [stone] stone
    [grain] grain
    [vegetable] vegetable
    [sheep] sheep
    [boar] wild boar
    [cattle] cattle
    [food] food
   *[other] { $good }
}
goods = { $good ->
    [vegetable] { $count ->
        [one] { $count } vegetable
       *[other] { $count } vegetables
    }
   *[other] { $count } { good }
}
points-of = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
occupations-of = { $count ->
    [one] { $count } occupation
   *[other] { $count } occupations
}
minors-of = { $count ->
    [one] { $count } minor improvement
   *[other] { $count } minor improvements
}
markers-of = { $count ->
    [one] { $count } begging marker
   *[other] { $count } begging markers
}
fences-of = { $count ->
    [one] { $count } fence
   *[other] { $count } fences
}
stables-of = { $count ->
    [one] { $count } stable
   *[other] { $count } stables
}
people-of = { $count ->
    [one] { $count } person
   *[other] { $count } people
}
fields-of = { $count ->
    [one] { $count } field
   *[other] { $count } fields
}
spaces-of = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
list-more = { $first }; { $last }
list-or = { $first } or { $last }
seat-number = seat { $seat }

## Action spaces

space = { $space ->
    [farm_expansion] Farm Expansion
    [meeting_place] Meeting Place
    [grain_seeds] Grain Seeds
    [farmland] Farmland
    [lessons] Lessons
    [day_laborer] Day Laborer
    [forest] Forest
    [clay_pit] Clay Pit
    [reed_bank] Reed Bank
    [fishing] Fishing
    [grove] Grove
    [hollow] Hollow
    [resource_market] Resource Market
    [second_lessons] Second Lessons
    [copse] Copse
    [traveling_players] Traveling Players
    [side_job] Side Job
    [animal_market] Animal Market
    [modest_wish] Modest Wish for Children
    [major_improvement] Major Improvement
    [fencing] Fencing
    [grain_utilization] Grain Utilization
    [sheep_market] Sheep Market
    [basic_wish] Basic Wish for Children
    [house_redevelopment] House Redevelopment
    [western_quarry] Western Quarry
    [vegetable_seeds] Vegetable Seeds
    [pig_market] Pig Market
    [cattle_market] Cattle Market
    [eastern_quarry] Eastern Quarry
    [urgent_wish] Urgent Wish for Children
    [cultivation] Cultivation
    [farm_redevelopment] Farm Redevelopment
   *[other] { $space }
}
space-does = { $space ->
    [farm_expansion] build rooms and/or stables
    [meeting_place] become starting player, then perhaps a minor improvement
    [farmland] plow 1 field
    [side_job] build a stable and/or bake bread
    [animal_market] take a sheep with food or a wild boar, or buy a cattle
    [modest_wish] a child from round 5 on, if there is room
    [major_improvement] build one, or play a minor improvement
    [fencing] build fences
    [grain_utilization] sow and/or bake bread
    [basic_wish] a child if there is room, then perhaps a minor improvement
    [house_redevelopment] renovate, then perhaps an improvement
    [urgent_wish] a child, even without room
    [cultivation] plow a field and/or sow
    [farm_redevelopment] renovate, then perhaps build fences
   *[other] { $space }
}
space-does-meeting-food = become starting player and take the food
space-does-major-only = build one
space-does-growth-only = a child, if there is room
space-does-gives = take { $goods }
space-does-gives-one = take { $goods } and one of these: { $choice }
space-does-fills = { $goods } more each round
space-does-expansion = room for { $room }; stable for { $stable }
space-does-side-job = stable for { $stable } and/or bake bread
space-does-fencing = { $cost } per fence
space-lessons-unused = not used without hand cards
space-lessons-same = play an occupation for { $first } food
space-lessons-two = play an occupation (the first two cost { $first } food each, each later one { $later })
space-lessons-first = { $first ->
    [0] play an occupation (the first is free, each later one costs { $later } food)
   *[other] play an occupation (the first costs { $first } food, each later one { $later })
}
space-lessons-food = play an occupation (food: first { $first }, second { $second }, later { $later })

## Improvements

major = { $major ->
    [fireplace_2] Fireplace
    [fireplace_3] Fireplace
    [hearth_4] Cooking Hearth
    [hearth_5] Cooking Hearth
    [well] Well
    [clay_oven] Clay Oven
    [stone_oven] Stone Oven
    [joinery] Joinery
    [pottery] Pottery
    [basketmaker] Basketmaker’s Workshop
   *[other] { $major }
}
major-exact = { $major ->
    [fireplace_2] Fireplace for 2 clay
    [fireplace_3] Fireplace for 3 clay
    [hearth_4] Cooking Hearth for 4 clay
    [hearth_5] Cooking Hearth for 5 clay
   *[other] { major }
}
major-short = { $major ->
    [well] brings food
    [clay_oven] bakes bread
    [stone_oven] bakes bread
    [joinery] wood into food
    [pottery] clay into food
    [basketmaker] reed into food
   *[other] cooks and bakes
}
major-or-fireplace = { $cost }, or a Fireplace
major-cook = At any time: { $rates }.
major-rate = { good } into { $food } food
major-bake = Bakes bread: { $food } food for each grain.
major-bake-most = { $most ->
    [one] Bakes bread: 1 grain into { $food } food.
   *[other] Bakes bread: up to { $most } grain, { $food } food each.
}
major-oven = You may bake when you build it.
major-schedule = { $rounds ->
    [one] { $goods } at the start of the next round.
   *[other] { $goods } at the start of each of the next { $rounds } rounds.
}
major-craft = Once each harvest 1 { good } into { $food } food. At the end { $one }, { $two } or { $three } { good } for 1, 2 or 3 points.

needs-occupations = { $count ->
    [one] { $count } occupation
   *[other] { $count } occupations
}
needs-occupations-exactly = { $count ->
    [0] no occupation
    [one] exactly { $count } occupation
   *[other] exactly { $count } occupations
}
needs-occupations-at-most = { $count ->
    [0] no occupation
    [one] at most { $count } occupation
   *[other] at most { $count } occupations
}
needs-grain-fields = { $count ->
    [one] { $count } grain field
   *[other] { $count } grain fields
}
needs-vegetable-fields = { $count ->
    [one] { $count } vegetable field
   *[other] { $count } vegetable fields
}
needs-house = { $house ->
    [wood] a wooden house
    [clay] a clay house
    [stone] a stone house
   *[other] { $house }
}
needs-farm-used = no unused farm space
needs-person-on = a person of yours on { space }
fact-free = free
fact-cost = costs { $cost }
fact-each-person = { $cost } for each person
fact-needs = needs { $needs }
fact-travels = then passed to the left
fact-players = for { $count } or more players
kind = { $kind ->
    [occupation] occupation
    [minor] minor improvement
   *[other] { $kind }
}

## Farm and time

cell = row { $row }, column { $column }
cells-row = { $count ->
    [one] row { $row }, column { $columns }
   *[other] row { $row }, columns { $columns }
}
house = { $house ->
    [wood] wooden house
    [clay] clay house
    [stone] stone house
   *[other] { $house }
}
round-number = Round { $round }
round-when = { $scene ->
    [setup] Setup
    [round] Round { $round }, preparation
    [work] Round { $round }, work
    [feeding] Round { $round }, harvest: feeding
    [breeding] Round { $round }, harvest: breeding
    [over] End of the game
   *[other] { $scene }
}
