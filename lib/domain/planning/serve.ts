import { present } from '../present';
import { identityOf } from './counters';
import { plateAt, servedShare, shareOfPortion, shareRange, sumOfShares } from './plates';
import { portionOf, type Model } from './prepare';
import { NONE, type State } from './state';
import { COLUMNS, pointsOf, type TargetTerm } from './targets';
import { Basket } from './basket';
import { WEIGHTS } from './weights';

/** Dish at a slot with the servings that each eater eats of it there; the table's own dish comes first. */
interface Plate {
  readonly dish: number;
  readonly shares: readonly number[];
}
/** Plates of everybody, by slot. */
export type Table = readonly (readonly Plate[])[];

/** Change of a share that is tried, in servings. */
const STEP = 0.05;
const QUARTER = 0.25;
/** Changes of one person's day, so that it surely ends. */
const MOST_CHANGES = 120;

/**
 * Serves the dishes of a plan: plates by the eaters' sizes, something else for those who may not eat a dish, and then
 * each person's shares of a day so that they meet what that person needs. Deterministic.
 */
export function serve(state: State): Table {
  const plain = withOwnDishes(state, plainTable(state));
  const fitted = state.model.slotsOfDay.reduce<Table>(
    (table, _, day) =>
      state.model.eaterTerms.reduce((now, { eater }) => withFitted(state, now, day, eater), table),
    plain,
  );
  const { budget } = state.model;
  const isDearer = budget !== undefined && paidFor(state, fitted) > Math.max(budget, paidFor(state, plain));
  return isDearer ? plain : fitted;
}

const shareAt = (model: Model, dish: number, eater: number, portion: number): number => {
  const person = present(model.problem.eaters[eater], 'an eater');
  const share = shareOfPortion(person, plateAt(model.plates, eater), portionOf(portion));
  return servedShare(share, model.dishes[dish]?.piece);
};

function plainTable(state: State): Table {
  const { model } = state;
  return model.slots.map(({ locked }, slot) => {
    const { dish, portion } = state.choiceAt(slot);
    if (dish === NONE) return [];
    const without = locked === NONE ? model.own.eatersWithout(dish) : [];
    const shares = model.problem.eaters.map((_, eater) =>
      without.includes(eater) ? 0 : shareAt(model, dish, eater, portion),
    );
    return [{ dish, shares }];
  });
}

/** Adds a dish for those who may not eat a slot's dish: liked, not always the same, and about as nourishing. */
function withOwnDishes(state: State, table: Table): Table {
  const { model } = state;
  const had = new Map<string | number, number>();
  return table.map((plates, slot) => {
    const [main] = plates;
    const without = main ? main.shares.flatMap((share, eater) => (share === 0 ? [eater] : [])) : [];
    if (!main || without.length === 0) return plates;
    const { day, meal } = present(model.slots[slot], 'a slot');
    const energy = (dish: number) => model.dishes[dish]?.calories ?? 0;
    const best = model.own
      .optionsFor(without, meal, present(model.rules[day], 'the rules of a day'))
      .map(({ dish, points }) => {
        const again = (had.get(identityOf(present(model.dishes[dish]))) ?? 0) * WEIGHTS.again.main;
        const off = Math.abs(energy(dish) - energy(main.dish)) / Math.max(1, energy(main.dish));
        return { dish, points: points + again + off * WEIGHTS.targetNear.calories };
      })
      .sort((one, other) => one.points - other.points || one.dish - other.dish)[0];
    if (!best) return plates;
    const key = identityOf(present(model.dishes[best.dish]));
    had.set(key, (had.get(key) ?? 0) + 1);
    const portion = present(state.portion[slot]);
    const shares = model.problem.eaters.map((_, eater) =>
      without.includes(eater) ? shareAt(model, best.dish, eater, portion) : 0,
    );
    return [main, { dish: best.dish, shares }];
  });
}

/** One dish that a person eats on a day. */
interface Eaten {
  readonly slot: number;
  readonly plate: number;
  readonly figures: readonly number[];
  readonly piece: number | null;
  readonly least: number;
  readonly most: number;
  /** Share that the person would eat by their plate alone. */
  readonly usual: number;
}

function withFitted(state: State, table: Table, day: number, eater: number): Table {
  const { model } = state;
  const { terms } = present(model.eaterTerms[eater], 'the terms of an eater');
  const isFixed = model.problem.eaters[eater]?.byFactor === true;
  if (isFixed || !terms.some(({ far }) => far > WEIGHTS.usualFar)) return table;
  const eaten = eatenOn(model, table, day, eater);
  if (eaten.length === 0) return table;
  const shares = fitShares(eaten, terms, plateAt(model.plates, eater));
  return table.map((plates, slot) =>
    plates.map((plate, at) => {
      const place = eaten.findIndex((one) => one.slot === slot && one.plate === at);
      if (place === -1) return plate;
      return { ...plate, shares: plate.shares.with(eater, present(shares[place])) };
    }),
  );
}

function eatenOn(model: Model, table: Table, day: number, eater: number): Eaten[] {
  const range = shareRange(present(model.problem.eaters[eater]), plateAt(model.plates, eater));
  return present(model.slotsOfDay[day], 'a day').flatMap((slot) =>
    present(table[slot], 'a slot').flatMap(({ dish, shares }, plate): Eaten[] => {
      const usual = present(shares[eater], 'a share');
      if (usual === 0) return [];
      const piece = model.dishes[dish]?.piece ?? null;
      return [{ slot, plate, figures: figuresOf(model, dish), piece, usual, ...range }];
    }),
  );
}

const figuresOf = ({ figures }: Model, dish: number): number[] =>
  COLUMNS.map((_, column) => present(figures[dish * COLUMNS.length + column]));

/** Returns the shares that miss a person's needs least: from the usual ones by the best single or double step. */
function fitShares(eaten: readonly Eaten[], terms: readonly TargetTerm[], plate: number): readonly number[] {
  let shares: readonly number[] = eaten.map(({ usual }) => usual);
  const pointsFor = (of: readonly number[]): number =>
    // terms count in plates of size 1
    pointsOf(
      terms,
      sumsOf(eaten, of).map((sum) => sum / plate),
    ) +
    of.reduce(
      (sum, share, at) => sum + (Math.abs(share - present(eaten[at]).usual) / QUARTER) * WEIGHTS.portion,
      0,
    );
  let fewest = pointsFor(shares);
  for (let change = 0; change < MOST_CHANGES; change += 1) {
    const better = steps(eaten, shares)
      .map((next) => ({ next, points: pointsFor(next) }))
      .reduce<{ next: readonly number[]; points: number } | undefined>(
        (best, one) => (one.points < (best?.points ?? fewest) - LEAST_GAIN ? one : best),
        undefined,
      );
    if (!better) break;
    shares = better.next;
    fewest = better.points;
  }
  return shares;
}
const LEAST_GAIN = 1e-9;

const sumsOf = (eaten: readonly Eaten[], shares: readonly number[]): number[] =>
  COLUMNS.map((_, column) =>
    eaten.reduce((sum, { figures }, at) => sum + present(figures[column]) * present(shares[at]), 0),
  );

/** Returns the shares after one step of one dish, or of two in opposite or equal directions. */
function steps(eaten: readonly Eaten[], shares: readonly number[]): (readonly number[])[] {
  const single = singleSteps(eaten, shares);
  const double = single.flatMap((first) =>
    singleSteps(eaten, first).filter((second) => changesIn(shares, second) === 2),
  );
  return [...single, ...double];
}

const changesIn = (before: readonly number[], after: readonly number[]): number =>
  before.filter((share, at) => share !== after[at]).length;

const singleSteps = (eaten: readonly Eaten[], shares: readonly number[]): (readonly number[])[] =>
  eaten.flatMap((_, at) =>
    [1, -1].flatMap((way) => {
      const next = stepped(eaten, shares, at, way);
      return next ? [next] : [];
    }),
  );

function stepped(
  eaten: readonly Eaten[],
  shares: readonly number[],
  at: number,
  way: number,
): number[] | undefined {
  const { piece, least, most } = present(eaten[at]);
  const share = servedShare(present(shares[at]) + way * (piece ?? STEP), piece);
  const isWithin =
    share >= Math.min(least, present(shares[at])) && share <= Math.max(most, present(shares[at]));
  return isWithin && share !== shares[at] ? shares.with(at, share) : undefined;
}

/** Returns what an eater eats on a day, by `COLUMNS`. */
export function eatenBy(model: Model, table: Table, day: number, eater: number): number[] {
  const eaten = eatenOn(model, table, day, eater);
  return sumsOf(
    eaten,
    eaten.map(({ usual }) => usual),
  );
}

/** Returns the servings of a plate for the whole table. */
export const servingsOf = ({ shares }: Plate): number => sumOfShares(shares);

/** Returns what a served plan costs in tetri: at the till if its products are known, otherwise what is eaten. */
export function paidFor({ model }: State, table: Table): number {
  const plates = table.flat();
  if (!model.shelf)
    return plates.reduce((sum, plate) => sum + servingsOf(plate) * present(model.cost[plate.dish]), 0);
  const basket = new Basket(model.shelf);
  for (const plate of plates) basket.add(plate.dish, servingsOf(plate), 1);
  return basket.total;
}
