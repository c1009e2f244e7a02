/** Another word for a product's English name, or for its last word. */
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

/** A word for many foods, and what it stands for: a product whose name has one of these words. */
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

/** What comes after a food's own word in its name and is left out in speech: "the chicken" of chicken legs, not "the tomato" of tomato paste. */
export const PARTS: ReadonlySet<string> = new Set(
  (
    'leg breast thigh wing drumstick fillet chop rib steak shank shoulder liver heart mince meat ' +
    'leaf clove seed stalk root sprig floret stick pod kernel sauce powder flake suneli ' +
    'ბარკალი ფილე ფრთა ხორცი ფარში ღვიძლი ფოთოლი კბილი თესლი ფანტელი საწებელი სუნელი კონსერვი'
  ).split(' '),
);

/** Words that look like a case of a food's name and are none: "all" beside "cheese". */
export const NO_FOOD: ReadonlySet<string> = new Set(
  'ყველა ყველაზე ყველას ყველანაირი ყველგან ყველაფერი გულით'.split(' '),
);
