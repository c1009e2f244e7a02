import { wordSet } from '../../text/wordSet';

/** Words for preparation or state, which are no part of the product's name. */
export const DONE = wordSet(`
  chopped diced sliced grated shredded minced crushed melted softened beaten whisked whipped sifted crumbled cubed halved
  quartered peeled cored deseeded seeded trimmed rinsed drained washed cleaned scrubbed torn picked packed cooked boiled
  hard-boiled soft-boiled steamed mashed toasted warmed heated chilled cooled thawed defrosted squeezed pressed pounded bashed
  bruised julienned shaved zested juiced snipped soaked stemmed split divided separated stewed poached blitzed pureed puréed
  strained sieved scored shucked husked hulled topped tailed tied wiped deveined debearded gutted skinned jointed
  segmented cut broken stripped slivered-fine flattened scalded slaked dissolved unbaked ready-rolled
  heaped heaping level levelled leveled rounded scant generous loosely-packed firmly-packed leftover stale day-old
  firm ripe overripe very-ripe lukewarm warm tepid warmish cold iced ice-cold hot boiling chilled-down fresh freshly-ground
  freshly-grated fresh-ground fresh-squeezed freshly-squeezed new-laid homemade home-made store-bought shop-bought organic
  large medium small big extra-large med lg sm sml md xl jumbo tiny little  medium-sized small-sized large-sized good-sized bite-size
  bite-sized thumb-sized walnut-sized good good-quality best best-quality quality nice favourite favorite fruity 
  chunky-cut thick thin thickly thinly  optional additional extra more remaining reserved shelled-fresh bulbs
  sized size about approximately approx roughly clean tender plump juicy the some your any a an very well own prepped
  room-temperature unwaxed oven-ready dressed optional medium-large medium-small well-drained well-chilled well-beaten well-washed pre-cooked precooked
`);

/** Words of `DONE` that belong to the name if one of these words follows later. */
export const KEPT_BEFORE: Readonly<Record<string, ReadonlySet<string>>> = {
  chopped: wordSet('tomatoes tomato'),
  diced: wordSet('tomatoes tomato'),
  crushed: wordSet('tomatoes chillies chilies chiles flakes red'),
  peeled: wordSet('prawns shrimp shrimps tomatoes'),
  cooked: wordSet('prawns ham'),
  boiled: wordSet('sweets ham sausage'),
  minced: wordSet('beef pork lamb turkey chicken veal meat mutton venison onion-dried'),
  shredded: wordSet('coconut wheat suet'),
  sliced: wordSet('almonds bread'),
  whipped: wordSet('topping'),
  mashed: wordSet('potato-flakes'),
  toasted: wordSet('oil'),
  stewed: wordSet('tomatoes steak'),
  split: wordSet('peas lentils dal gram beans chickpeas'),
  hot: wordSet(
    'sauce paprika chilli chili pepper peppers mustard dog dogs smoked chocolate cocoa cross curry italian madras sausage',
  ),
  warm: wordSet(''),
  firm: wordSet('tofu cheese fish'),
  fresh: wordSet('pasta noodles yeast lasagne lasagna tagliatelle breadcrumbs fettuccine ravioli tortellini'),
  cold: wordSet('cuts brew'),
  thick: wordSet('cream coconut'),
  thin: wordSet('spaghetti'),
  extra: wordSet('virgin firm lean dark sharp mature fine-sugar'),
  the: wordSet('cob'),
  ripe: wordSet('plantain plantains'),
  little: wordSet('gem'),
  small: wordSet('curd'),
  large: wordSet('curd flake'),
  flat: wordSet('iron mushrooms leaf peaches bread breads'),
  best: wordSet(''),
  cut: wordSet('oats'),
  well: wordSet(''),
  bulbs: wordSet(''),
};

/** Words in -ly that are no adverbs. */
export const NOT_ADVERBS = wordSet('jelly curly belly chilly lily early barley family fly july holy');

/** Adjectives that may be followed by a comma and the food itself: "boneless, skinless chicken breasts". */
export const QUALIFIERS = wordSet(`
  boneless skinless bone-in skin-on boned dried raw sweet sour unsalted salted smoked lean crisp tart mild dry plain frozen thick-cut
  red green yellow white black brown low-sodium low-fat full-fat reduced-fat fat-free nonfat unsweetened sweetened whole free-range waxy floury
  starchy day-old soft hard young fine coarse strong dark light pitted stoned shelled unpeeled center-cut centre-cut
`);

/** Herbs; their leaves and sprigs are the herb itself. */
export const HERBS = wordSet(`
  basil mint cilantro coriander parsley sage thyme rosemary oregano marjoram tarragon dill chervil chives savory sorrel lovage
  celery spinach rocket arugula watercress lettuce chard kale cabbage fenugreek methi
`);

/** First words of alternatives that share the following noun: "chicken or vegetable stock". */
export const SHARING = wordSet(`
  chicken beef vegetable veg fish lamb turkey pork veal duck ham red white green yellow orange brown black purple golden olive sunflower
  rapeseed canola groundnut peanut corn sesame coconut avocado light dark double single heavy whipping plain self-raising
  all-purpose bread wholemeal spelt rye rice cider wine malt sherry balsamic salted unsalted fresh dried frozen large small
  medium smoked unsmoked basmati jasmine long-grain short-grain arborio caster granulated muscovado demerara whole skimmed
  semi-skimmed low-fat full-fat greek natural dijon english wholegrain pinto kidney navy cannellini butter almond soy soya
  oat cow's goat's flat-leaf curly italian russet waxy floury savoy mature mild sharp hot sweet dry lemon lime
  navel blood cherry plum vine spring bell serrano jalapeno jalapeño poblano fish cremini button chestnut shiitake ground
  baby romaine strawberry raspberry apricot maple
`);

/** Words that end a name; purpose, manner or additions follow. */
export const ENDERS = wordSet(`
  for to plus at such like from see with without depending including if when until as per into dissolved mixed stirred
  about approx approximately preferably ideally optional needed required about each which that where taken
  enough more weighing weight thawed minus
`);

/** Media in which a food is sold: "tuna in oil". */
export const LIES_IN =
  /^(?:(?:\p{L}+\s+(?:and\s+)?)?(?=(?:sauce|cream|milk|yogh?urt|honey|mustard|mayonnaise|batter|breadcrumbs|chocolate|pastry|pesto|dressing)(?!\p{L})))?(?:(?:olive|sunflower|vegetable|spring|extra|virgin|their|its|own|natural|light|heavy|salted|tomato|adobo|pear|grape|fruit|apple|white|wine|thick|rich|unsweetened|no)\s+)*(?:oil|brine|water|juices?|syrup|vinegar|adobo|sauce|spring water|salt|tomato|sauce|cream|milk|yogh?urt|honey|mustard|mayonnaise|batter|breadcrumbs|chocolate|pastry|pesto|dressing)(?![\p{L}])/iu;

/**
 * Parts a food is grown or sold with, which do not change it: "beetroot with leaves", "scallops with the coral", "clams
 * with juice".
 */
export const GROWS_WITH =
  /^(?:an?|the|their|its|your|some|skins?|bones?|tops|greens|leaf|leaves|peel|rind|stems?|stalks?|juices?|fat|shells?|heads?|tails?|roots?|liquid|liquor|pits|stones|pith|zest|fronds|husks?|crusts?|water|ice|\d)(?!\p{L})/iu;

/** Last words that are a form of the food, left out of its name. */
export const FORMS = wordSet(`
  wedges wedge slices slice flesh log pieces piece loaf bulb bulbs shavings fronds frond sprigs sprig ribbons matchsticks
`);
