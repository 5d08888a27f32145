# Agricola: questions, answers, what happens, why not, points.

## Questions

ask-place = Place a person
ask-place-help = Choose a free action space; the person acts there at once. Then the next player places one, until nobody has people left at home.
ask-place-solo-help = Choose a free action space; the person acts there at once.
ask-rooms = Where do you build a room?
ask-rooms-help = A room must touch your house side to side and needs a space with nothing on it. Each room is a home for one person. Rows count from 1 at the top, columns from 1 at the left.
ask-stables = Where do you build a stable?
ask-stables-help = On any space without a room or field. In a pasture it doubles the room for animals; outside it holds one animal. Rows count from 1 at the top, columns from 1 at the left.
ask-one-stable = Where do you build the stable?
ask-one-stable-help = One stable at most, on any space without a room or field. You may bake bread afterwards.
ask-one-stable-only-help = One stable, on any space without a room or field.
ask-plow = Plow a field
ask-plow-help = The first field goes anywhere, every other one next to a field. The space must be empty. Rows count from 1 at the top, columns from 1 at the left.
ask-sow-grain = Sow grain: how many fields?
ask-sow-grain-help = Each empty field takes 1 grain from your supply, and 2 more are added. Vegetables are asked for next.
ask-sow-grain-only-help = Each empty field takes 1 grain from your supply, and 2 more are added.
ask-sow-vegetables = Sow vegetables: how many fields?
ask-sow-vegetables-help = Each empty field takes 1 vegetable from your supply, and 1 more is added.
ask-bake = Bake bread: how much grain?
ask-bake-help = Your best ovens are used first. Grain that you do not bake stays in your supply.
ask-improvement-major = Choose an improvement
ask-improvement-major-help = Build a major improvement from the display, or play a minor one from your hand if you have any.
ask-improvement-major-only-help = Build a major improvement from the display.
ask-improvement-minor = Play a minor improvement?
ask-improvement-minor-help = You need what the card asks for and pay its cost. You may leave it out.
ask-occupation = { $count ->
    [0] Play an occupation for free
   *[other] Play an occupation for { $count } food
}
ask-occupation-help = It lies in front of you and works for the rest of the game.
ask-pay-hearth = { major }: how do you pay?
ask-pay-hearth-help = Pay the clay, or give a Fireplace back; others can build it again.
ask-fence-from = Fence a pasture: first space
ask-fence-from-have = { ask-fence-from } (you have { $wood } and { fences-of })
ask-fence-from-help = The first space is the one furthest up, and of that row the one furthest left. Then you choose the size and the shape. Rows count from 1 at the top, columns from 1 at the left.
ask-fence-spaces = Pasture from { cell }: how many spaces?
ask-fence-spaces-help = A pasture holds 2 animals of one type for each space. Each stable in it doubles that.
ask-fence-shape = { $count ->
    [one] Pasture from { cell }, { $count } space: which one?
   *[other] Pasture from { cell }, { $count } spaces: which ones?
}
ask-fence-shape-help = Fences that already stand cost nothing. All your pastures must touch each other.
ask-take-one = { space }: take one good
ask-take-one-help = One of these, besides what the space gives anyway.
ask-animal-market = Choose an animal
ask-animal-market-help = Take a sheep with 1 food or a wild boar, or buy a cattle.
ask-pay-food = { $count } food to pay: what do you turn into food?
ask-pay-food-help = You do not have enough food. Turn goods into food one by one until it is enough; what is left over stays yours.
ask-keep = Too many animals: which do you keep?
ask-keep-help = A pasture holds one type; the house and each stable outside hold one animal. Whatever does not fit is cooked if you can cook, otherwise it goes back.
ask-keep-only-help = A pasture holds one type; the house and each stable outside hold one animal. Whatever does not fit goes back.
ask-keep-young = Young animals: which do you keep?
ask-keep-young-help = Not all of them fit. Whatever you do not keep goes back; nothing can be cooked while breeding.
ask-feed = { $begging ->
    [0] Feed your family: { $due } food, you have it
   *[other] Feed your family: { $due } food, { $begging } missing
}
ask-feed-help = Turn goods into food if you like, then feed. Each missing food is a begging marker for −3 points. Breeding follows at once, so this is the last time to cook.
ask-feed-only-help = Turn goods into food if you like, then feed. Each missing food is a begging marker for −3 points.

## Answers

action-first = Starting player: { seat-number }
action-deal = { $title } for { seat-number }
action-mark = Recommend { space }
action-reveal = Turn up { space }
action-place-brings = { space } ({ $goods })
action-place-costs = { space } (costs { $goods })
action-place-renovate = { space } (renovate for { $goods })
action-place-free = { space } (free)
action-place-first = { $food ->
    [0] { space } (starting player)
   *[other] { space } (starting player, { $food } food)
}
action-place-crowded = { space } ({ $goods }, not enough room)
action-place-cook = { space } ({ $goods }; { $over } cooked for { $food } food)
action-place-room = { $room ->
    [0] { space } ({ $goods }, no room)
   *[other] { space } ({ $goods }, room for { $room })
}
action-recommended = { $label } – recommended
action-pass = Pass: no space can be used
action-room = Room in { cell }
action-room-cost = Room in { cell } ({ $cost })
action-stable = Stable in { cell }
action-stable-cost = Stable in { cell } ({ $cost })
action-plow = Field in { cell }
action-sow-grain = { $count ->
    [0] Sow no grain
    [one] Sow { $count } field with grain
   *[other] Sow { $count } fields with grain
}
action-sow-vegetables = { $count ->
    [0] Sow no vegetables
    [one] Sow { $count } field with vegetables
   *[other] Sow { $count } fields with vegetables
}
action-bake = { $count ->
    [0] Do not bake
   *[other] Bake { $count } grain
}
action-bake-food = Bake { $count } grain ({ $food } food)
action-build = { major } ({ $facts }; { major-short })
action-pay-cost = Pay the cost
action-pay-cost-of = Pay { $cost }
action-return = Give back the Fireplace ({ $cost })
action-play = { $title }
action-play-facts = { $title } ({ $facts })
action-fence-from = From { cell }
action-fence-size = { spaces-of }
action-fence = Pasture: { $cells }
action-fence-cost = { $cells } ({ fences-of } for { $cost }; room for { $room } animals)
action-fence-divide = Divide the pasture: { $cells } ({ fences-of } for { $cost }; room for { $room } animals)
action-keep = Keep { $animals }
action-keep-none = Keep no animals
action-keep-cook = Keep { $animals } ({ $over } cooked for { $food } food)
action-keep-release = Keep { $animals } ({ $over } back to the supply)
action-keep-both = Keep { $animals } ({ $over } cooked for { $food } food, { $released } back to the supply)
action-no-animals = no animals
action-convert = Turn 1 { good } into food
action-convert-food = Turn 1 { good } into { $food } food
action-cook-food = Cook 1 { good } ({ $food } food)
action-then = { $label }: { $parts }
action-instead = { $label }; { $parts }
action-over-cooked = { $label }; { $animals } cooked for { $food } food
action-over-released = { $label }; no room for { $animals }
action-then-feed = { $label }, then feed ({ $food } food)
action-then-beg = { $label }, then feed ({ markers-of }, −{ $points } points)
then-for = { $what } ({ $cost })
then-return = { $what } (the Fireplace goes back)
action-gives-back = { $label }: the Fireplace goes back
then-room = room in { cell }
then-stable = stable in { cell }
then-field = field in { cell }
then-sow-grain = sow { fields-of } with grain
then-sow-vegetables = sow { fields-of } with vegetables
then-bake = bake { $count } grain ({ $food } food)
action-craft = { major }
action-craft-food = { major }: 1 { good } into { $food } food
action-take = Take { $goods }
action-take-price = Take { $goods } (costs { $price })
action-feed = Feed your family
action-feed-paid = Feed your family ({ $food } food)
action-feed-begging = { $begging ->
    [one] Feed your family ({ $begging } begging marker, −{ $points } points)
   *[other] Feed your family ({ $begging } begging markers, −{ $points } points)
}
action-done = Done
action-no-room = No room
action-no-more-rooms = No more rooms
action-no-more-stables = No more stables
action-no-stable = No stable
action-no-field = Do not plow
action-no-improvement = No improvement
action-no-more-fences = Stop fencing

## What happens

event-starting-player = { $name } is starting player.
event-dealt = { $name } is dealt { $cards }.
event-dealt-known = { $name } is dealt { $cards }: { $names }.
event-round = Round { $round } begins: { space } is new.
event-delivered = { $name } gets { $goods } from the round space.
event-placed = { $name } uses { space }.
event-placed-takes = { $name } uses { space }: { $goods }.
event-placed-starts = { $name } uses { space } and becomes starting player.
event-placed-starts-takes = { $name } uses { space } and becomes starting player: { $goods }.
event-passed = { $name } cannot use any space and passes.
event-took = { $name } takes { $goods } from { space }.
event-got = { $name } gets { $goods }.
event-got-for = { $name } gets { $goods } for { $cost }.
event-paid = { $name } pays { $cost }.
event-room-built = { $name } builds a room in { cell }.
event-room-built-for = { $name } builds a room in { cell } for { $cost }.
event-stable-built = { $name } builds a stable in { cell }.
event-stable-built-for = { $name } builds a stable in { cell } for { $cost }.
event-plowed = { $name } plows a field in { cell }.
event-sowed-grain = { $count ->
    [one] { $name } sows { $count } field with grain.
   *[other] { $name } sows { $count } fields with grain.
}
event-sowed-vegetables = { $count ->
    [one] { $name } sows { $count } field with vegetables.
   *[other] { $name } sows { $count } fields with vegetables.
}
event-sowed-both = { $name } sows { $grain } with grain and { $vegetables } with vegetables.
event-baked = { $name } bakes { $count } grain into { $food } food.
event-renovated = { $name } renovates to a { house }.
event-renovated-for = { $name } renovates to a { house } for { $cost }.
event-grew = { $name } has a child: { $count } people now.
event-fenced = { $name } fences a pasture: { $cells } ({ fences-of }).
event-fenced-for = { $name } fences a pasture: { $cells } ({ fences-of } for { $cost }).
event-built = { $name } builds an improvement: { major }.
event-built-for = { $name } builds an improvement for { $cost }: { major }.
event-returned = { $name } gives a Fireplace back.
event-played = { $name } plays { $title }.
event-played-for = { $name } plays { $title } for { $cost }.
event-travelled = { $title } goes to { $name }.
event-left-game = { $title } leaves the game.
event-scheduled = { $name } will get { $goods } in round { $from }.
event-scheduled-rounds = { $name } will get { $goods } in each of the rounds { $from } to { $to }.
event-cooked = { $name } cooks { $animals } for { $food } food.
event-released = { $count ->
    [one] { $name } has no room for { $animals } and returns it.
   *[other] { $name } has no room for { $animals } and returns them.
}
event-converted = { $name } turns { $goods } into { $food } food.
event-crafted = { $name } uses { major }: { $goods } into { $food } food.
event-harvest = Harvest after round { $round }.
event-harvested = { $name } harvests { $goods }.
event-fed = { $name } feeds the family with { $food } food.
event-fed-begging = { $food ->
    [0] { $name } has no food for the family and takes { markers-of }.
   *[other] { $name } feeds the family with { $food } food and takes { markers-of }.
}
event-breeding = The animals breed.
event-bred = { $name }’s animals breed: { $animals }.

## Why not

refusal-not-asked = That is not what you have to decide now.
refusal-not-there = There is no such card left to draw.
refusal-not-in-play = { space } is not in play yet.
refusal-occupied = { space } is already taken in this round.
refusal-tile-occupied = { space }: the tile is already taken in this round.
refusal-not-marked = { space } is not one of the spaces that are recommended to you.
refusal-empty = { space }: there is nothing to take.
refusal-nothing-to-do = { space }: there is nothing you could do there.
refusal-no-cards = { space }: not used in a game without hand cards.
refusal-five-people = You already have five people.
refusal-no-room = You have no room for another person.
refusal-too-early = { space } can be used from round 5 on.
refusal-short = You need { $goods } more.
refusal-stone-house = A stone house cannot be renovated any further.
refusal-cannot-pass = You cannot pass: there is a space you can use.
refusal-room-site = No room can be built in { cell }: the space must be empty and outside all pastures.
refusal-room-apart = A room in { cell } would not touch your house.
refusal-stable-site = No stable can be built in { cell }: there is a room, a field or a stable.
refusal-no-stable-left = All your stables are built.
refusal-field-site = No field can be plowed in { cell }: the space must be empty and outside all pastures.
refusal-field-apart = A field in { cell } would not touch your other fields.
refusal-sow-at-most = { $count ->
    [0] You cannot sow that.
    [one] You can sow at most { $count } field with that.
   *[other] You can sow at most { $count } fields with that.
}
refusal-bake-at-most = You can bake at most { $count } grain.
refusal-do-something = You have to do something here, and nothing else would be left.
refusal-not-on-display = { major-exact }: not on display.
refusal-no-major-here = You can play only a minor improvement here.
refusal-not-owned = { major-exact }: you do not have it.
refusal-not-in-hand = { $title } is not in your hand.
refusal-other-kind = { $title } cannot be played here.
refusal-prerequisite = { $title }: you do not have what the card asks for.
refusal-no-fence-left = You do not have enough fences left.
refusal-no-pasture = These spaces cannot become a pasture.
refusal-not-this-herd = These animals do not fit, or you could keep more of them.
refusal-not-convertible = You cannot turn { good } into food.
refusal-no-good = You have no { good }.
refusal-craft-used = { major }: already used in this harvest.

## Points

score-category = { $category ->
    [fields] Fields
    [pastures] Pastures
    [grain] Grain
    [vegetables] Vegetables
    [sheep] Sheep
    [boar] Wild boar
    [cattle] Cattle
    [unused_spaces] Unused spaces
    [fenced_stables] Fenced stables
    [rooms] Rooms
    [people] People
    [cards] Points on cards
    [bonus] Bonus points
    [begging] Begging markers
    [total] Total
   *[other] { $category }
}
solo-rank = { $goal ->
    [0] Goal missed
   *[other] Goal { $goal } of { $goals } reached
}
result-solo = { $goal ->
    [0] { $name } has { points }; { $needed } are needed to win.
   *[other] { $name } wins { with-points }: goal { $goal } of { $goals }.
}
