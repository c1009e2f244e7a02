/** Harvest seasons of fruit and vegetables in Georgia: first and last month, by words in a product's name. */
const HARVESTS: Readonly<Record<string, readonly [first: number, last: number]>> = {
  tomato: [6, 10],
  cucumber: [5, 10],
  aubergine: [7, 10],
  eggplant: [7, 10],
  'sweet pepper': [7, 10],
  'bell pepper': [7, 10],
  courgette: [6, 9],
  zucchini: [6, 9],
  pumpkin: [9, 1],
  'green bean': [6, 9],
  corn: [7, 9],
  beetroot: [7, 11],
  cabbage: [10, 2],
  cauliflower: [9, 11],
  broccoli: [9, 11],
  leek: [10, 2],
  spinach: [3, 5],
  nettle: [3, 4],
  asparagus: [4, 5],
  radish: [4, 6],
  lettuce: [4, 6],
  tarragon: [4, 6],
  basil: [6, 9],
  strawberry: [5, 6],
  cherry: [6, 7],
  raspberry: [6, 8],
  apricot: [6, 7],
  tkemali: [5, 6],
  plum: [7, 9],
  peach: [7, 9],
  nectarine: [7, 9],
  melon: [7, 9],
  watermelon: [7, 9],
  fig: [8, 9],
  grape: [9, 10],
  apple: [8, 11],
  pear: [8, 10],
  quince: [10, 11],
  pomegranate: [10, 12],
  persimmon: [10, 12],
  feijoa: [10, 11],
  kiwi: [11, 12],
  mandarin: [11, 1],
  tangerine: [11, 1],
  orange: [12, 2],
};
/** Aisles with seasonal products. */
export const FRESH = ['vegetables', 'herbs', 'fruit'] as const;
/** Words for preserved products, which have no season. */
const PRESERVED =
  /\b(dried|tinned|canned|frozen|pickled|paste|sauce|juice|jam|powder|vinegar|oil|syrup|puree|sun-dried)\b/;

interface Fresh {
  readonly Name: string;
  readonly category?: string | null;
}

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(oes|ches|shes)$/, (end) => end.slice(0, -2))
    .replace(/([^s])s$/, '$1');

/** Checks whether a product's name says that it is preserved, so that it has no season. */
export const isPreserved = (Name: string): boolean => PRESERVED.test(Name.toLowerCase());

/** Returns the months (1 to 12) in which a product is in season; null if it has no season. */
export function seasonOf({ Name, category }: Fresh): readonly number[] | null {
  if (!FRESH.some((one) => one === category)) return null;
  if (isPreserved(Name)) return null;
  const words = Name.toLowerCase()
    .split(/[^a-z-]+/)
    .map(singular);
  const spoken = ` ${words.join(' ')} `;
  const found = Object.entries(HARVESTS).find(([word]) => spoken.includes(` ${word} `));
  if (!found) return null;
  const [first, last] = found[1];
  const count = ((last - first + 12) % 12) + 1;
  return Array.from({ length: count }, (_, at) => ((first - 1 + at) % 12) + 1);
}
