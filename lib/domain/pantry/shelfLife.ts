import { nameKey } from '../text/clean';
import { addDays, type Day } from '../time/day';
import type { Place } from './types';

/** Product facts needed to guess the usual place and shelf life. */
interface KeepingFacts {
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly category?: string | null;
  readonly origin?: string | null;
}
/** Shelf life in days per place; null means that only the date on the package counts. */
interface ShelfLifeDays {
  readonly fridge: number | null;
  readonly freezer: number | null;
  readonly cupboard: number | null;
}

const shelfLife = (
  fridge: number | null,
  freezer: number | null,
  cupboard: number | null,
): ShelfLifeDays => ({
  fridge,
  freezer,
  cupboard,
});
const LASTING = shelfLife(null, null, null);

/**
 * Foods that keep differently from the rest of their aisle, matched by word beginnings and aisle; the first match wins.
 */
interface Named {
  readonly words: readonly string[];
  /** Aisles in which the rule applies: a garlic sausage among the meat is no garlic. */
  readonly aisles: readonly string[];
  readonly keeps: ShelfLifeDays;
  readonly place?: Place;
}
const PRODUCE = ['vegetables', 'fruit', 'herbs'];
const DAIRY = ['dairy'];
const MEAT = ['meat'];
/** Aisles in which the name matters more than the aisle: a butter biscuit among the sweets is no butter. */
const FRESH = [...PRODUCE, ...DAIRY, ...MEAT, 'frozen', 'grains'];
// prettier-ignore
const BY_NAME: readonly Named[] = [
  { aisles: FRESH, place: 'cupboard', keeps: LASTING,
    words: ['canned', 'tinned', 'dried', 'powder', 'condensed', 'ghee', 'prune', 'raisin', 'კონსერვ', 'ჩირი', 'ჩირად', 'ქიშმიშ', 'ფხვნილ', 'შესქელებულ', 'ერბო'] },
  { aisles: PRODUCE, keeps: shelfLife(6, 240, 2), words: ['spring onion', 'green onion', 'green garlic', 'მწვანე ხახვ', 'მწვანე ნიორ', 'მწვანე ნივრ'] },
  { aisles: PRODUCE, place: 'cupboard', keeps: shelfLife(30, 240, 30),
    words: ['potato', 'onion', 'shallot', 'garlic', 'pumpkin', 'butternut', 'კარტოფილ', 'ბატატ', 'ხახვ', 'შალოტ', 'ნიორ', 'ნივრ', 'გოგრა'] },
  { aisles: PRODUCE, keeps: shelfLife(7, 240, 3), words: ['cauliflower', 'ყვავილოვანი კომბოსტო'] },
  { aisles: PRODUCE, keeps: shelfLife(21, 240, 7), words: ['carrot', 'cabbage', 'beetroot', 'ginger', 'სტაფილო', 'კომბოსტო', 'ჭარხალ', 'ჯანჯაფილ'] },
  { aisles: PRODUCE, keeps: shelfLife(30, 240, 10), words: ['apple', 'lemon', 'orange', 'pomegranate', 'ვაშლ', 'ლიმონ', 'ფორთოხალ', 'ბროწეულ'] },
  { aisles: PRODUCE, place: 'fridge', keeps: shelfLife(3, 240, 1),
    words: ['berries', 'strawberr', 'raspberr', 'blueberr', 'blackberr', 'მარწყვ', 'ჟოლო', 'მოცვ', 'მაყვალ'] },
  { aisles: DAIRY, keeps: shelfLife(5, 60, 1), words: ['cottage cheese', 'curd', 'ricotta', 'nadughi', 'ხაჭო', 'ნადუღ', 'რიკოტა'] },
  { aisles: DAIRY, keeps: shelfLife(45, 180, 2), words: ['butter', 'parmesan', 'კარაქ', 'პარმეზან'] },
  { aisles: DAIRY, keeps: shelfLife(21, 180, 2), words: ['cheese', 'sulguni', 'feta', 'ყველ', 'სულგუნ', 'ფეტა'] },
  { aisles: DAIRY, keeps: shelfLife(7, 90, 1), words: ['milk', 'რძე'] },
  { aisles: ['grains'], keeps: shelfLife(6, 90, 3), words: ['bread', 'puri', 'lavash', 'პურ', 'ლავაშ'] },
  { aisles: MEAT, keeps: shelfLife(2, 90, 0), words: ['mince', 'ფარშ'] },
  { aisles: MEAT, keeps: shelfLife(7, 60, 0), words: ['sausage', 'frankfurter', 'ძეხვ', 'სოსის', 'ლორ'] },
  { aisles: ['frozen', ...DAIRY], keeps: shelfLife(0, 180, 0), words: ['ice cream', 'ნაყინ'], place: 'freezer' },
];
const EGG = shelfLife(28, null, 14);
const FISH = shelfLife(2, 90, 0);
const BY_AISLE: Readonly<Record<string, ShelfLifeDays>> = {
  vegetables: shelfLife(7, 240, 3),
  herbs: shelfLife(5, 180, 1),
  fruit: shelfLife(10, 240, 5),
  dairy: shelfLife(10, 90, 1),
  meat: shelfLife(3, 180, 0),
  frozen: shelfLife(1, 180, 0),
};
const IN_FRIDGE: readonly string[] = ['dairy', 'meat', 'herbs', 'vegetables'];

/** Returns the usual storage place of a product, from its name and aisle. */
export function usualPlace(thing: KeepingFacts | null): Place {
  const aisle = thing?.category ?? '';
  if (aisle === 'frozen') return 'freezer';
  return (thing && namedIn(thing)?.place) ?? (IN_FRIDGE.includes(aisle) ? 'fridge' : 'cupboard');
}

/**
 * Returns the day until which a product bought today usually keeps in its place; null if unknown (flour, a custom
 * place). It is a guess and must be shown as one: the date on the package counts.
 */
export function usualExpiry(product: KeepingFacts | null, place: string | null, today: Day): Day | null {
  if (!product || !isPlace(place)) return null;
  const days = shelfLifeOf(product)[place];
  return days === null ? null : addDays(today, days);
}

const isPlace = (place: string | null): place is keyof ShelfLifeDays =>
  place !== null && Object.hasOwn(LASTING, place);

function shelfLifeOf(thing: KeepingFacts): ShelfLifeDays {
  const { category, origin } = thing;
  const aisle = category ?? '';
  if (!FRESH.includes(aisle)) return LASTING;
  const named = namedIn(thing);
  if (named) return named.keeps;
  if (origin === 'egg') return EGG;
  if (aisle === 'meat' && origin === 'fish') return FISH;
  return BY_AISLE[aisle] ?? LASTING;
}

/** Returns the first row that matches an item's name and aisle. */
function namedIn({ Name, NameKa, category }: KeepingFacts): Named | undefined {
  const names = [Name, NameKa ?? ''].map((name) => ` ${nameKey(name)}`);
  return BY_NAME.find(
    ({ words, aisles }) =>
      aisles.includes(category ?? '') &&
      words.some((word) => names.some((name) => name.includes(` ${word}`))),
  );
}
