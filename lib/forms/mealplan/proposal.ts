import type { DishType } from '../../domain/dish/types';
import { grouped } from '../../domain/grouped';
import { blankMeal, insertMeal, type Days, type NewKey } from '../../domain/mealplan/edit';
import type { PlanParts } from '../../domain/mealplan/record';
import { sharesInOrder } from '../../domain/mealplan/plates/shares';
import { ownServings, roundShare } from '../../domain/mealplan/servings';
import type { Eater, PlanDay, PlanEntry } from '../../domain/mealplan/types';
import { sumOfShares } from '../../domain/planning/plates';
import type {
  Alternative,
  FixedDish,
  PricedProposal,
  ProposedDay,
  ProposedEntry,
  Shortfall,
  Slot,
} from '../../domain/planning/model';

/** Meals of a plan to be filled: its days from the first to the last in question, and their open slots. */
export interface Frame {
  /** Keys of the plan's days; the first is day 1. */
  readonly days: readonly string[];
  readonly meals: readonly DishType[];
  readonly open: ReadonlySet<string>;
}

export const slotId = ({ day, meal }: Slot): string => `${day} ${meal}`;

const entriesOf = (day: PlanDay, type: DishType): PlanEntry[] =>
  day.meals.filter((meal) => meal.type === type).flatMap(({ entries }) => entries);

/** Finds the open slots of these days and meals: those without entries. */
export function frameOf(days: Days, chosen: readonly string[], meals: readonly DishType[]): Frame {
  const at = days.flatMap(({ key }, index) => (chosen.includes(key) ? index : []));
  const asked = days.slice(at[0], (at.at(-1) ?? -1) + 1);
  const open = asked.flatMap((day, index) =>
    chosen.includes(day.key)
      ? meals
          .filter((type) => entriesOf(day, type).length === 0)
          .map((meal) => slotId({ day: index + 1, meal }))
      : [],
  );
  return { days: asked.map(({ key }) => key), meals, open: new Set(open) };
}

/** Lists the dishes already in these days, at the requested meals. */
export function fixedDishesIn(
  days: Days,
  { days: keys, meals }: Frame,
  { eaters, parts }: { readonly eaters: readonly Eater[]; readonly parts: PlanParts },
): FixedDish[] {
  return keys.flatMap((key, index) => {
    const day = days.find((one) => one.key === key);
    return meals.flatMap((meal) =>
      (day ? entriesOf(day, meal) : []).flatMap((entry): FixedDish[] => {
        const dish = entry.kind === 'dish' && entry.dish ? parts.dishes[entry.dish] : undefined;
        if (!dish || dish.isClosed || ownServings(entry, eaters) <= 0) return [];
        return [{ day: index + 1, meal, dish: dish.id }];
      }),
    );
  });
}

const mealIn = (days: readonly ProposedDay[], { day, meal }: Slot) =>
  days.find((one) => one.day === day)?.meals.find(({ type }) => type === meal);

/** Returns the entries proposed for a slot. */
const proposedAt = (days: readonly ProposedDay[], slot: Slot): readonly ProposedEntry[] =>
  mealIn(days, slot)?.entries ?? [];

/** Returns the days with other entries at one slot. */
const withEntries = (
  days: readonly ProposedDay[],
  slot: Slot,
  entries: readonly ProposedEntry[],
): ProposedDay[] =>
  days.map((one) =>
    one.day === slot.day
      ? { ...one, meals: one.meals.map((at) => (at.type === slot.meal ? { ...at, entries } : at)) }
      : one,
  );

/** Returns the sums of several entries' shares, by eater. */
const sumsOfShares = (all: readonly (readonly number[])[]): number[] =>
  (all[0] ?? []).map((_, eater) => roundShare(all.reduce((sum, shares) => sum + (shares[eater] ?? 0), 0)));

const isFrom = (entry: ProposedEntry, { day, meal }: Slot): boolean =>
  entry.kind === 'leftovers' && entry.of.day === day && entry.of.meal === meal;

/** Another dish for a slot; without `shares` everybody eats as much of it as of the one before. */
export type Other = Pick<Alternative, 'dish' | 'servings'> & {
  readonly shares?: readonly number[];
  readonly costTetri: number | null;
};

/** Returns shares of `servings` in the proportions of others. */
const inProportion = (shares: readonly number[], servings: number): number[] => {
  const all = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => roundShare(all > 0 ? (share * servings) / all : 0));
};

/**
 * Returns the proposal with another dish at a slot, and with its leftovers of that dish. Drops the remarks on the
 * previous dish.
 */
export function withOther(
  proposal: PricedProposal,
  slot: Slot,
  { dish, servings, shares, costTetri }: Other,
): PricedProposal {
  const standing = proposedAt(proposal.days, slot);
  const before = standing.map((entry) => entry.dish);
  const all = sumsOfShares(standing.map((entry) => entry.shares));
  const given = shares ?? inProportion(all, servings);
  const swapped = withEntries(proposal.days, slot, [{ kind: 'dish', dish, servings, shares: given }]);
  const days = swapped.map((one) => ({
    ...one,
    meals: one.meals.map((at) => ({
      ...at,
      entries: at.entries.map((entry) => (isFrom(entry, slot) ? { ...entry, dish } : entry)),
    })),
  }));
  const shortfalls = proposal.shortfalls.flatMap((one) => afterSwap(one, slot, before, costTetri));
  const saved = proposal.saved.filter(({ day, meal }) => day !== slot.day || meal !== slot.meal);
  return { ...proposal, days, shortfalls, saved };
}

function afterSwap(
  shortfall: Shortfall,
  slot: Slot,
  before: readonly number[],
  costTetri: number | null,
): Shortfall | Shortfall[] {
  const { key, values } = shortfall;
  if (key === 'budget') {
    const now = values.costTetri + (costTetri ?? 0);
    return now > values.budgetTetri ? { ...shortfall, values: { ...values, costTetri: now } } : [];
  }
  if (key === 'repeats' && before.includes(values.dish)) {
    const times = values.times - 1;
    return times > values.limit ? { ...shortfall, values: { ...values, times } } : [];
  }
  if (key === 'unknownFigures' || key === 'unknownCost') {
    const dishes = values.dishes.filter((dish) => !before.includes(dish));
    return dishes.length > 0 ? ({ ...shortfall, values: { dishes } } as Shortfall) : [];
  }
  if (shortfall.day !== slot.day) return shortfall;
  return 'meal' in values && values.meal !== slot.meal ? shortfall : [];
}

/** Lists the shortfalls of the filled slots, and of the plan as a whole. */
export const shortfallsIn = ({ shortfalls }: PricedProposal, { open, days, meals }: Frame): Shortfall[] =>
  shortfalls.filter(({ key, day, values }) => {
    if (day === undefined) return true;
    const isKept = key === 'keptAllergen' || key === 'keptDiet' || key === 'keptFast';
    if ('meal' in values && !isKept) return open.has(slotId({ day, meal: values.meal }));
    return day <= days.length && meals.some((meal) => isKept || open.has(slotId({ day, meal })));
  });

/** Shortfall with all the days it applies to. */
export interface JoinedShortfall {
  readonly of: Shortfall;
  readonly days: readonly number[];
}

/** Groups meals that stay empty for the same reason on several days; keeps the order, the gravest first. */
export function joinedShortfalls(shortfalls: readonly Shortfall[]): JoinedShortfall[] {
  const sameOf = (one: Shortfall) => (one.key === 'empty' ? JSON.stringify(one.values) : one);
  return [...grouped(shortfalls, sameOf).values()].map((same) => ({
    of: same[0],
    days: same.flatMap(({ day }) => day ?? []),
  }));
}

/** Tells whether the proposal fills any open slot. */
export const fillsAny = ({ days }: Pick<PricedProposal, 'days'>, { open }: Frame): boolean =>
  placedIn(days).some(({ slot }) => open.has(slotId(slot)));

interface Laying {
  readonly eaters: readonly Eater[];
  readonly nameOf: (dish: number) => string | undefined;
  /** Returns the key of an entry laid at a slot. */
  readonly keyOf: (slot: Slot, index: number) => string;
  readonly newKey: NewKey;
}

/**
 * Returns the plan's days with the proposal laid into the open slots; everything else stays. Entries keep what each
 * eater eats; leftovers whose dish is neither laid nor in the plan are cooked anew.
 */
export function placedInto(
  days: Days,
  frame: Frame,
  proposed: readonly ProposedDay[],
  laying: Laying,
): readonly PlanDay[] {
  const dayAt = (index: number) => days.find(({ key }) => key === frame.days[index]);
  /** Returns the key of the entry that leftovers come from, laid or already in the plan. */
  const sourceOf = (of: Slot, dish: number): string | undefined => {
    if (frame.open.has(slotId(of))) {
      const at = proposedAt(proposed, of).findIndex((entry) => entry.kind === 'dish' && entry.dish === dish);
      return at === -1 ? undefined : laying.keyOf(of, at);
    }
    const day = dayAt(of.day - 1);
    return day && entriesOf(day, of.meal).find((entry) => entry.kind === 'dish' && entry.dish === dish)?.key;
  };
  const entryOf = (entry: ProposedEntry, slot: Slot, index: number): PlanEntry => {
    const key = laying.keyOf(slot, index);
    const of = entry.kind === 'leftovers' ? sourceOf(entry.of, entry.dish) : undefined;
    if (of) return { key, kind: 'leftovers', of, ...servedTo(entry.shares) };
    const eaten = eatenOf(entry, slot);
    return {
      key,
      kind: 'dish',
      dish: entry.dish,
      Name: laying.nameOf(entry.dish),
      ...servedTo(eaten),
    };
  };
  /** Returns shares by the eaters' keys; a plan without eaters keeps the servings themselves. */
  const servedTo = (shares: readonly number[]): Pick<PlanEntry, 'shares' | 'servings'> => {
    if (laying.eaters.length > 0) return { shares: sharesInOrder(laying.eaters, shares) };
    const servings = sumOfShares(shares);
    return { servings: servings === 1 ? null : servings };
  };
  /** Returns the shares that are eaten at the meal itself: a proposed dish's include those of its leftovers. */
  const eatenOf = (entry: ProposedEntry, slot: Slot): readonly number[] => {
    const later = placedIn(proposed)
      .filter((one) => entry.kind === 'dish' && isFrom(one.entry, slot) && one.entry.dish === entry.dish)
      .map((one) => one.entry.shares);
    return entry.shares.map((share, eater) =>
      roundShare(later.reduce((rest, shares) => rest - (shares[eater] ?? 0), share)),
    );
  };
  return days.map((day) => {
    const number = frame.days.indexOf(day.key) + 1;
    if (number === 0) return day;
    return frame.meals.reduce((now, meal) => {
      const slot = { day: number, meal };
      if (!frame.open.has(slotId(slot))) return now;
      const entries = proposedAt(proposed, slot).map((entry, index) => entryOf(entry, slot, index));
      return entries.length === 0 ? now : withMeal(now, meal, entries, laying.newKey);
    }, day);
  });
}

function withMeal(day: PlanDay, type: DishType, entries: readonly PlanEntry[], newKey: NewKey): PlanDay {
  const own = day.meals.find((meal) => meal.type === type);
  if (!own) return insertMeal(day, { ...blankMeal(type, newKey), entries });
  return { ...day, meals: day.meals.map((meal) => (meal === own ? { ...meal, entries } : meal)) };
}

interface Placed {
  readonly slot: Slot;
  readonly entry: ProposedEntry;
}
const placedIn = (days: readonly ProposedDay[]): Placed[] =>
  days.flatMap(({ day, meals }) =>
    meals.flatMap(({ type, entries }) => entries.map((entry) => ({ slot: { day, meal: type }, entry }))),
  );

/**
 * Lists the dishes that stay when the rest is filled again: those at locked slots, and the sources of locked leftovers.
 */
export function lockedIn(days: readonly ProposedDay[], locked: ReadonlySet<string>): FixedDish[] {
  const placed = placedIn(days);
  const isLocked = ({ slot }: Placed) => locked.has(slotId(slot));
  return placed
    .filter(({ entry }) => entry.kind === 'dish')
    .filter(
      (one) => isLocked(one) || placed.some((other) => isLocked(other) && isFrom(other.entry, one.slot)),
    )
    .map(({ slot, entry }) => ({ ...slot, dish: entry.dish }));
}

/** Returns a new proposal with the leftovers locked in the previous one. */
export const withLockedLeftovers = (
  days: readonly ProposedDay[],
  before: readonly ProposedDay[],
  locked: ReadonlySet<string>,
): readonly ProposedDay[] =>
  placedIn(before)
    .filter(({ slot, entry }) => entry.kind === 'leftovers' && locked.has(slotId(slot)))
    .reduce<readonly ProposedDay[]>((now, { slot, entry }) => withEntries(now, slot, [entry]), days);

/** Returns the frame without slots that have been filled meanwhile. */
export const stillOpen = (days: Days, frame: Frame): Frame => ({
  ...frame,
  open: new Set(
    frame.days.flatMap((key, index) => {
      const day = days.find((one) => one.key === key);
      return frame.meals
        .filter((type) => day && entriesOf(day, type).length === 0)
        .map((meal) => slotId({ day: index + 1, meal }))
        .filter((id) => frame.open.has(id));
    }),
  ),
});
