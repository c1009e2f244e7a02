import { addDays, type Day } from '../time/day';
import { hasWord, isLasting } from './lasting';

/** What has to be known of a product to say how long it usually keeps. */
interface Keeping {
  readonly Name: string;
  readonly NameKa?: string | null;
  readonly category?: string | null;
  readonly origin?: string | null;
}
/** Days; null is that one goes by the package, if by anything. */
interface Keeps {
  readonly fridge: number | null;
  readonly freezer: number | null;
  readonly cupboard: number | null;
}

const keeps = (fridge: number | null, freezer: number | null, cupboard: number | null): Keeps => ({
  fridge,
  freezer,
  cupboard,
});
const LASTING = keeps(null, null, null);

/** What keeps otherwise than its aisle does, by how words of its name begin; the first that fits holds. */
// prettier-ignore
const BY_NAME: readonly (readonly [words: readonly string[], keeps: Keeps])[] = [
  [['spring onion', 'green onion', 'მწვანე ხახვ'], keeps(6, 240, 2)],
  [['potato', 'onion', 'garlic', 'pumpkin', 'კარტოფილ', 'ხახვ', 'ნიორი', 'ნივრ', 'გოგრა'], keeps(30, 240, 30)],
  [['cauliflower', 'ყვავილოვანი კომბოსტო'], keeps(7, 240, 3)],
  [['carrot', 'cabbage', 'beetroot', 'ginger', 'სტაფილო', 'კომბოსტო', 'ჭარხალ', 'ჯანჯაფილ'], keeps(21, 240, 7)],
  [['apple', 'lemon', 'orange', 'pomegranate', 'ვაშლ', 'ლიმონ', 'ფორთოხალ', 'ბროწეულ'], keeps(30, 240, 10)],
  [['berries', 'strawberr', 'raspberr', 'მარწყვ', 'ჟოლო'], keeps(3, 240, 1)],
  [['cottage cheese', 'curd', 'ricotta', 'nadughi', 'ხაჭო', 'ნადუღ', 'რიკოტა'], keeps(5, 60, 1)],
  [['butter', 'parmesan', 'კარაქ', 'პარმეზან'], keeps(45, 180, 2)],
  [['cheese', 'sulguni', 'feta', 'ყველ', 'სულგუნ', 'ფეტა'], keeps(21, 180, 2)],
  [['milk', 'რძე'], keeps(7, 90, 1)],
  [['bread', 'puri', 'lavash', 'პურ', 'ლავაშ'], keeps(6, 90, 3)],
  [['mince', 'ფარშ'], keeps(2, 90, 0)],
  [['sausage', 'frankfurter', 'ძეხვ', 'სოსის', 'ლორ'], keeps(7, 60, 0)],
  [['ice cream', 'ნაყინ'], keeps(0, 180, 0)],
];
const BY_ORIGIN: Readonly<Record<string, Keeps>> = { egg: keeps(28, null, 14) };
const FISH = keeps(2, 90, 0);
const BY_AISLE: Readonly<Record<string, Keeps>> = {
  vegetables: keeps(7, 240, 3),
  herbs: keeps(5, 180, 1),
  fruit: keeps(10, 240, 5),
  dairy: keeps(10, 90, 1),
  meat: keeps(3, 180, 0),
  frozen: keeps(1, 180, 0),
};
/** Aisles where a name says more than the aisle; a butter biscuit among the sweets is no butter. */
const FRESH = [...Object.keys(BY_AISLE), 'grains'];

/**
 * Until when a product that came home today usually keeps where it lies; null where nobody can say (flour, a place of one's own).
 * A guess to be shown as one: what stands on the package counts.
 */
export function usualExpiry(product: Keeping | null, place: string | null, today: Day): Day | null {
  if (!product || !isPlace(place)) return null;
  const days = keepsOf(product)[place];
  return days === null ? null : addDays(today, days);
}

const isPlace = (place: string | null): place is keyof Keeps =>
  place !== null && Object.hasOwn(LASTING, place);

function keepsOf({ Name, NameKa, category, origin }: Keeping): Keeps {
  const aisle = category ?? '';
  if (!FRESH.includes(aisle) || isLasting({ Name, NameKa })) return LASTING;
  const named = BY_NAME.find(([words]) => hasWord({ Name, NameKa }, words));
  if (named) return named[1];
  if (origin && Object.hasOwn(BY_ORIGIN, origin)) return BY_ORIGIN[origin];
  if (aisle === 'meat' && origin === 'fish') return FISH;
  return BY_AISLE[aisle] ?? LASTING;
}
