/** Synonyms of a product's English name, or of its last word. */
export const SAME_WORD: Readonly<Record<string, string>> = {
  eggplant: 'aubergine',
  brinjal: 'aubergine',
  cilantro: 'coriander',
  zucchini: 'courgette',
  scallion: 'spring onion',
  'green onion': 'spring onion',
  beet: 'beetroot',
  shrimp: 'prawn',
  chili: 'chilli',
  chile: 'chilli',
  yoghurt: 'yogurt',
  'ground beef': 'beef mince',
  'minced beef': 'beef mince',
  'ground pork': 'pork mince',
  'bell pepper': 'sweet pepper',
  garbanzo: 'chickpea',
};

/** Words for groups of foods; each matches products whose name has one of the listed words. */
const KIND_WORDS: readonly (readonly [string, string])[] = [
  ['pasta', 'macaroni spaghetti penne fusilli tagliatelle linguine fettuccine farfalle rigatoni orzo'],
  ['cheese', 'sulguni feta parmesan mozzarella cheddar gouda halloumi ricotta mascarpone nadughi'],
  ['fish', 'trout salmon mackerel cod tuna herring carp sea-bass hake'],
  ['meat', 'beef pork lamb chicken turkey veal goat'],
  ['herb', 'coriander parsley dill basil mint tarragon savory thyme rosemary chive'],
  ['nut', 'walnut hazelnut almond peanut cashew pistachio pecan'],
  ['ყველი', 'სულგუნი ფეტა პარმეზანი მოცარელა ნადუღი ჩედარი გაუდა რიკოტა'],
  ['თევზი', 'კალმახი ორაგული სკუმბრია ქაშაყი კობრი თინუსი'],
  ['ხორცი', 'საქონლის ღორის ბატკნის ქათამი ინდაური ხბოს'],
  ['მწვანილი', 'ქინძი ოხრახუში კამა რეჰანი პიტნა ტარხუნა ქონდარი'],
];
export const KINDS = KIND_WORDS.map(([kind, foods]) => [kind, foods.split(' ')] as const);

/**
 * Last words of a name that people omit: "the chicken" means chicken legs, but "the tomato" does not mean tomato paste.
 */
export const PARTS: ReadonlySet<string> = new Set(
  (
    'leg breast thigh wing drumstick fillet chop rib steak shank shoulder liver heart mince meat ' +
    'leaf clove seed stalk root sprig floret stick pod kernel sauce powder flake suneli ' +
    'ბარკალი ფილე ფრთა ხორცი ფარში ღვიძლი ფოთოლი კბილი თესლი ფანტელი საწებელი სუნელი კონსერვი'
  ).split(' '),
);

/** Words that look like a case of a food's name but are not: ყველა (all) resembles ყველი (cheese). */
export const NO_FOOD: ReadonlySet<string> = new Set(
  'ყველა ყველაზე ყველას ყველანაირი ყველგან ყველაფერი გულით'.split(' '),
);
