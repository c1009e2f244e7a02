import { leftoversIn, servingsOf, type Leftovers } from '../eaten';
import { hasShares } from './without';
import { factorsOf, plateOf } from '../servings';
import type { Eater, PlanDay, PlanEntry, PlanMeal } from '../types';
import { sharesInOrder } from './shares';

/** The people at a plan's table before and after a change. */
interface TableChange {
  readonly before: readonly Eater[];
  readonly after: readonly Eater[];
}
type Days = readonly PlanDay[];

/** An entry whose servings somebody typed in. */
export interface TypedEntry {
  readonly entry: PlanEntry;
  /** Index of its day. */
  readonly day: number;
  readonly servings: number;
}

/** Outcomes of a change of the table for a plan's days. */
interface Rescaling {
  /** Days in which everything that was filled in is for the people now at the table. */
  readonly scaled: Days;
  /** Days in which every dish keeps the servings that it had. */
  readonly kept: Days;
  /** Entries that stay at the servings typed in, also when scaled. */
  readonly typed: readonly TypedEntry[];
}

/**
 * Returns both answers to "scale to the people now at the table?"; undefined if no portion depends on the change. What
 * was filled in scales: entries with shares, and those without typed servings.
 */
export function rescaling(days: Days, change: TableChange): Rescaling | undefined {
  if (!isOtherTable(change)) return undefined;
  const left = leftoversIn(days);
  const scaled = mapMeals(days, (meal) => scaledMeal(meal, left, change));
  const leftAfter = leftoversIn(scaled);
  const entries = servedIn(days);
  const after = new Map(servedIn(scaled).map(({ entry }) => [entry.key, entry]));
  const isTouched = ({ entry }: Placed) => {
    const now = after.get(entry.key) ?? entry;
    return (
      now !== entry || servingsOf(entry, change.before, left) !== servingsOf(now, change.after, leftAfter)
    );
  };
  if (!entries.some(isTouched)) return undefined;
  const typed = entries.flatMap(({ entry, day }) =>
    isTypedOver(entry, change.before, left) ? [{ entry, day, servings: entry.servings }] : [],
  );
  return { scaled, kept: mapEntries(days, (entry) => keptEntry(entry, left, change)), typed };
}

const isOtherTable = ({ before, after }: TableChange): boolean =>
  before.length !== after.length ||
  after.some(({ key, factor }) => before.find((one) => one.key === key)?.factor !== factor);

interface Placed {
  readonly entry: PlanEntry;
  readonly day: number;
}
const isServed = ({ kind }: PlanEntry): boolean => kind === 'dish' || kind === 'leftovers';
const servedIn = (days: Days): Placed[] =>
  days.flatMap(({ meals }, day) =>
    meals.flatMap(({ entries }) => entries.filter(isServed).map((entry) => ({ entry, day }))),
  );

const mapMeals = (days: Days, change: (meal: PlanMeal) => PlanMeal): Days =>
  days.map((day) => ({ ...day, meals: day.meals.map(change) }));
const mapEntries = (days: Days, change: (entry: PlanEntry) => PlanEntry): Days =>
  mapMeals(days, (meal) => ({ ...meal, entries: meal.entries.map(change) }));

/** Checks whether the servings are a number that somebody typed in, and not what the shares come to. */
function isTypedOver(
  entry: PlanEntry,
  eaters: readonly Eater[],
  left: Leftovers,
): entry is PlanEntry & { readonly servings: number } {
  if (typeof entry.servings !== 'number') return false;
  const filled = servingsOf({ ...entry, servings: null }, eaters, left);
  return !hasShares(entry, eaters) || Math.abs(entry.servings - filled) >= 0.01;
}

/** Returns an entry with the servings it had typed in, if they would change with the table. */
function keptEntry(entry: PlanEntry, left: Leftovers, { before, after }: TableChange): PlanEntry {
  if (!isServed(entry)) return entry;
  const servings = servingsOf(entry, before, left);
  return servings > 0 && servings !== servingsOf(entry, after, left) ? { ...entry, servings } : entry;
}

function scaledMeal(meal: PlanMeal, left: Leftovers, change: TableChange): PlanMeal {
  const { before, after } = change;
  const joined = joinedByNew(meal, change);
  const scaledEntry = (entry: PlanEntry): PlanEntry => ({
    ...entry,
    servings: isTypedOver(entry, before, left) ? entry.servings : null,
    shares: sharesInOrder(after, scaledPlates(entry, change, joined.includes(entry.key))),
  });
  const entries = meal.entries.map((entry) =>
    isServed(entry) && hasShares(entry, before) ? scaledEntry(entry) : entry,
  );
  return { ...meal, entries };
}

const isNew = ({ key }: Eater, { before }: TableChange): boolean => !before.some((one) => one.key === key);

/**
 * Returns the keys of a meal's entries that newcomers eat along: those everybody eats, and of dishes for some the one
 * that most eat.
 */
function joinedByNew({ entries }: PlanMeal, change: TableChange): string[] {
  const { before, after } = change;
  const stay = after.filter((eater) => !isNew(eater, change));
  const shared = entries.filter((entry) => hasShares(entry, before));
  const count = (entry: PlanEntry) => stay.filter((eater) => plateOf(entry, before, eater) > 0).length;
  const ofSome = shared.filter((entry) => count(entry) < stay.length);
  const [most] = ofSome.toSorted((one, other) => count(other) - count(one));
  return shared.filter((entry) => entry === most || !ofSome.includes(entry)).map(({ key }) => key);
}

/**
 * Returns an entry's servings a person for the new table: those who stay keep theirs in proportion to their factor, those who left
 * lose theirs, and newcomers get their factor of the others' mean share per factor.
 */
function scaledPlates(entry: PlanEntry, { before, after }: TableChange, isJoined: boolean): number[] {
  const plates = before.map((eater) => ({ eater, servings: plateOf(entry, before, eater) }));
  const eating = plates.filter(({ servings }) => servings > 0);
  const staying = eating.filter(({ eater }) => after.some(({ key }) => key === eater.key));
  const others = staying.length > 0 ? staying : eating;
  const perFactor =
    others.reduce((sum, { servings }) => sum + servings, 0) /
    factorsOf(
      others.map(({ eater }) => eater),
      null,
    );
  return after.map((eater) => {
    const was = plates.find((one) => one.eater.key === eater.key);
    if (was) return (was.servings * eater.factor) / was.eater.factor;
    return isJoined ? eater.factor * perFactor : 0;
  });
}
