import { leftoverSource } from '../domain/mealplan/leftovers';
import { entryTotals, type DayTotals } from '../domain/mealplan/figures/totals';
import type { Eater, PlanDay, PlanEntry } from '../domain/mealplan/types';
import { sitsOut, warnedEaters } from '../domain/mealplan/warnings';
import { type AllergenFacts, unknownAllergensIn } from '../domain/product/unknown';
import { byOwnPrices } from '../prices/costs';
import { sql } from '../records/database/database';
import { readBodies } from '../records/read/readModel';
import { collectionOf } from '../records/registry';
import type { CollectionMap } from '../records/types';
import { isValues, listIn } from '../records/read/values';
import type { CalendarItem, SmallPicture } from './item';
import { plansWith } from '../mealplans/shares';

/** A calendar item with the data for computing its figures. */
export interface DraftItem {
  readonly item: CalendarItem;
  readonly entry?: PlanEntry;
  readonly exercise?: number | null;
  readonly days: readonly PlanDay[];
  readonly eaters: readonly Eater[];
}

/** Returns the items with the person's nutrition and cost of each meal, and the calories each exercise burns. */
export async function withFigures(drafted: readonly DraftItem[], user: number): Promise<CalendarItem[]> {
  const entries = drafted.flatMap(({ entry, days }) =>
    entry?.kind === 'leftovers' ? [entry, leftoverSource(entry, days)] : [entry],
  );
  const reader = { id: user, who: 'User' as const };
  const { dishes, products } = await byOwnPrices(await eatenBodies(entries), reader);
  const exercises = await bodiesOf(
    'exercises',
    drafted.map(({ exercise }) => exercise),
  );
  const supplements = await bodiesOf(
    'supplements',
    drafted.map(({ item }) => item.supplement),
  );
  const closed = [...dishes.values()].filter((body) => collectionOf('dishes').reach(body, reader) === 'none');
  const opened = await plansWith(closed, reader);
  const opens = (id: number | null): boolean =>
    id !== null && dishes.has(id) && (opened.has(id) || !closed.some((body) => body.id === id));
  const sources = {
    dish: (id: number) => dishes.get(id),
    product: (id: number) => products.get(id),
  };
  return drafted.map(({ item: laid, entry, exercise, days, eaters }) => {
    const item = { ...laid, dish: opens(laid.dish) ? laid.dish : null };
    const taken = supplements.get(item.supplement ?? 0);
    if (taken) return { ...item, unit: taken.unit ?? null };
    const trained = exercises.get(exercise ?? 0);
    if (trained)
      return {
        ...item,
        exercise: trained.id,
        burnedCalories: trained.burnedCalories ?? null,
      };
    if (!entry) return item;
    const totals = entryTotals(entry, days, { eaters, sources, user });
    const isKnown = totals && (totals.calories > 0 || totals.incomplete.length === 0);
    const source = entry.kind === 'leftovers' ? leftoverSource(entry, days) : entry;
    const product = products.get(source?.product ?? 0);
    const food = dishes.get(source?.dish ?? 0) ?? product;
    const titleKa = product?.NameKa ?? null;
    const shown = source?.dish && opens(source.dish) ? dishes.get(source.dish) : undefined;
    const picture = smallest(listIn(shown?.DishImages)[0]);
    return {
      ...item,
      titleKa,
      picture,
      ...(isKnown && rounded(totals)),
      ...warnings(entry, eaters, { food, user }),
    };
  });
}

/** Returns the smallest format of a picture that is wide enough for a line of a day. */
function smallest(media: unknown): SmallPicture | null {
  if (!isValues(media)) return null;
  const formats = isValues(media.formats) ? media.formats : {};
  const { url, width, height } = isValues(formats.thumbnail) ? formats.thumbnail : media;
  if (typeof url !== 'string') return null;
  const size = (value: unknown) => (typeof value === 'number' ? value : null);
  return { url, width: size(width), height: size(height) };
}

/** Returns the dishes and products of these entries. */
export async function eatenBodies(entries: readonly (Pick<PlanEntry, 'dish' | 'product'> | undefined)[]) {
  return {
    dishes: await bodiesOf(
      'dishes',
      entries.map((entry) => entry?.dish),
    ),
    products: await bodiesOf(
      'products',
      entries.map((entry) => entry?.product),
    ),
  };
}

/** Returns allergens that the entry contains, or may contain, and the eaters who avoid them. */
function warnings(
  entry: PlanEntry,
  eaters: readonly Eater[],
  { food, user }: { food?: AllergenFacts; user: number },
) {
  const allergens = food?.allergens ?? [];
  const unknownAllergens = unknownAllergensIn(food);
  if (allergens.length + unknownAllergens.length === 0) return {};
  const warned = warnedEaters(entry, eaters, { food, reader: user });
  return {
    ...(!sitsOut(entry, eaters, user) && { allergens, unknownAllergens }),
    warned: warned.length > 0 ? warned : null,
  };
}

const rounded = ({ calories, fats, carbs, prots, costTetri }: DayTotals) => ({
  calories: Math.round(calories),
  fats: tenths(fats),
  carbs: tenths(carbs),
  prots: tenths(prots),
  costTetri: Math.round(costTetri),
});
const tenths = (value: number) => Math.round(value * 10) / 10;

export async function bodiesOf<N extends keyof CollectionMap>(
  name: N,
  ids: readonly (number | null | undefined)[],
): Promise<Map<number, CollectionMap[N]>> {
  return readBodies(await sql(), collectionOf(name), [...new Set(ids.flatMap((id) => id ?? []))]);
}
