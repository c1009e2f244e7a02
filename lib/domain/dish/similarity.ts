import { present } from '../present';

/** Data of a recipe used for similarity. */
export interface IndexedRecipe {
  readonly id: number;
  readonly products: readonly number[];
  /** Meals as a bit mask. */
  readonly types: number;
  readonly minutes: number | null;
  readonly language: string;
  /** Id of the same recipe in the other language. */
  readonly twin: number | null;
  readonly owner: number | null;
  /** Number of people who saved it. */
  readonly saves: number;
}
interface WeightedRecipe extends IndexedRecipe {
  /** Total weight of its ingredients. */
  weight: number;
}

/** Share of recipes above which an ingredient (salt, water) has no weight; applies to more than `FEW` recipes. */
const COMMON = 0.25;
const FEW = 40;
/** Number of days from which an item counts as not expiring. */
export const NEVER_EXPIRES_DAYS = 400;
/** Number larger than any recipe's number of ingredients. */
const LAST = 1000;
/** Score of one more item used; outweighs any liking. */
const SCORE_PER_ITEM = 2 ** 30;
/** Number of recipes from which a single one makes no difference. */
const MANY = 5000;
const SAME_TYPE = 0.15;
const SAME_TIME = 0.1;
const SAME_LANGUAGE = 0.2;

/** Index of recipes by ingredient, to find similar ones. */
export class SimilarityIndex {
  private readonly slots: (WeightedRecipe | undefined)[] = [];
  private readonly slotOf = new Map<number, number>();
  private readonly using = new Map<number, number[]>();
  /** Number of recipes when all were last weighed. */
  private weighed = 0;
  private arranged: { readonly order: readonly number[]; readonly counts: Uint16Array } | undefined;

  productsOf(id: number): readonly number[] {
    return this.at(id)?.products ?? [];
  }

  /**
   * Returns the ids of at most `most` recipes that share an ingredient, most similar first; excludes the recipe and its
   * twin.
   */
  like(id: number, most: number): number[] {
    const own = this.at(id);
    if (!own) return [];
    const scores = new Float64Array(this.slots.length);
    const touched: number[] = [];
    for (const product of own.products) {
      const weight = this.weightOf(product);
      if (weight === 0) continue;
      for (const slot of this.using.get(product) ?? []) {
        const score = present(scores[slot]);
        if (score === 0) touched.push(slot);
        scores[slot] = score + weight;
      }
    }
    const found: { readonly kin: IndexedRecipe; readonly score: number }[] = [];
    for (const slot of touched) {
      const kin = this.slots[slot];
      if (!kin || kin.id === id || kin.id === own.twin) continue;
      const shared = present(scores[slot]) / Math.sqrt(own.weight * kin.weight || 1);
      found.push({ kin, score: shared + similarityOf(own, kin) });
    }
    const least = leastOf(
      found.map(({ score }) => score),
      most * 2,
    );
    const near = found
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score || one.kin.id - other.kin.id);
    return withoutTwins(near.map(({ kin }) => kin)).slice(0, most);
  }

  /**
   * Returns all recipes by number of missing ingredients, then by soonest expiry of the items they use, then newest
   * first; recipes without ingredients come last. `home` maps products at home to the days they keep; products in
   * `free` do not count.
   */
  byMissing(home: ReadonlyMap<number, number>, free: Iterable<number>): number[] {
    const { order, counts } = this.newest();
    const missing = counts.slice();
    const freeOnes = new Set(free);
    const deduct = (slot: number) => {
      missing[slot] = present(missing[slot]) - 1;
    };
    for (const product of freeOnes) for (const slot of this.using.get(product) ?? []) deduct(slot);
    const isEmpty = missing.map((count) => (count === 0 ? 1 : 0));
    const dates = [...new Set(home.values())].sort((one, other) => one - other);
    const none = dates.length;
    const first = new Uint16Array(this.slots.length).fill(none);
    for (const [product, keeps] of home) {
      // a free product, such as water, is already deducted above
      if (freeOnes.has(product)) continue;
      const date = keeps < NEVER_EXPIRES_DAYS ? dates.indexOf(keeps) : none;
      for (const slot of this.using.get(product) ?? []) {
        deduct(slot);
        if (date < present(first[slot])) first[slot] = date;
      }
    }
    const rank = (slot: number) =>
      (isEmpty[slot] ? LAST : present(missing[slot])) * (none + 1) + present(first[slot]);
    return inOrder(order, rank, (LAST + 1) * (none + 1)).map((slot) => this.slots[slot]?.id ?? 0);
  }

  /**
   * Returns the ids of at most `most` recipes that use most of these items, each given as all its possible products.
   * Ties are broken by `likingOf`, which must be less than 2^30, then by age, oldest first.
   */
  usingMost(
    things: readonly (readonly number[])[],
    likingOf: (kin: IndexedRecipe) => number,
    most: number,
  ): number[] {
    const uses = new Uint16Array(this.slots.length);
    const last = new Uint16Array(this.slots.length);
    for (const [at, products] of things.entries())
      for (const product of products)
        for (const slot of this.using.get(product) ?? []) {
          // a recipe may contain two products of the same food
          if (last[slot] === at + 1) continue;
          uses[slot] = present(uses[slot]) + 1;
          last[slot] = at + 1;
        }
    const found = this.slots.flatMap((kin, slot) => {
      const count = present(uses[slot]);
      return kin && count > 0 ? { id: kin.id, score: count * SCORE_PER_ITEM + likingOf(kin) } : [];
    });
    const least = leastOf(
      found.map(({ score }) => score),
      most,
    );
    return found
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score || one.id - other.id)
      .slice(0, most)
      .map(({ id }) => id);
  }

  /** Returns the slots, newest recipe first, and their numbers of ingredients; cached until a change. */
  private newest() {
    this.arranged ??= {
      order: Array.from(
        Float64Array.from(this.slotOf.keys()).sort().reverse(),
        (id) => this.slotOf.get(id) ?? 0,
      ),
      counts: Uint16Array.from(this.slots, (kin) => kin?.products.length ?? 0),
    };
    return this.arranged;
  }

  /** Adds or replaces a recipe. */
  put(kin: IndexedRecipe): void {
    this.drop(kin.id);
    this.arranged = undefined;
    const slot = this.slots.push({ ...kin, weight: 0 }) - 1;
    this.slotOf.set(kin.id, slot);
    for (const product of kin.products) {
      const list = this.using.get(product);
      if (list) list.push(slot);
      else this.using.set(product, [slot]);
    }
    this.weigh(slot);
  }

  drop(id: number): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.arranged = undefined;
    for (const product of this.slots[slot]?.products ?? []) {
      const list = this.using.get(product);
      list?.splice(list.indexOf(slot), 1);
    }
    this.slots[slot] = undefined;
    this.slotOf.delete(id);
  }

  /** Recomputes the weights of all recipes if the number of recipes has changed enough to matter. */
  weighAll(): void {
    const all = this.slotOf.size;
    if (all > MANY && Math.abs(all - this.weighed) < all / 100) return;
    this.weighed = all;
    for (const slot of this.slots.keys()) this.weigh(slot);
  }

  private weigh(slot: number): void {
    const kin = this.slots[slot];
    if (kin) kin.weight = kin.products.reduce((all, product) => all + this.weightOf(product), 0);
  }

  private at(id: number): WeightedRecipe | undefined {
    const slot = this.slotOf.get(id);
    return slot === undefined ? undefined : this.slots[slot];
  }

  /** Returns the weight of an ingredient: the rarer, the higher. */
  private weightOf(product: number): number {
    const all = this.slotOf.size;
    const count = this.using.get(product)?.length ?? 0;
    if (count === 0 || (all > FEW && count > all * COMMON)) return 0;
    return Math.log(1 + all / count);
  }
}

/** Sorts by rank in linear time, stable; `ranks` is the number of ranks. */
function inOrder(all: readonly number[], rank: (one: number) => number, ranks: number): number[] {
  const starts = new Uint32Array(ranks + 1);
  for (const one of all) {
    const after = rank(one) + 1;
    starts[after] = present(starts[after]) + 1;
  }
  for (let at = 0; at < ranks; at += 1) starts[at + 1] = present(starts[at + 1]) + present(starts[at]);
  const sorted = new Array<number>(all.length);
  for (const one of all) {
    const own = rank(one);
    const place = present(starts[own]);
    sorted[place] = one;
    starts[own] = place + 1;
  }
  return sorted;
}

function similarityOf(one: IndexedRecipe, other: IndexedRecipe): number {
  const types = (one.types & other.types) !== 0 ? SAME_TYPE : 0;
  const language = one.language === other.language ? SAME_LANGUAGE : 0;
  if (!one.minutes || !other.minutes) return types + language;
  const [less, more] = [Math.min(one.minutes, other.minutes), Math.max(one.minutes, other.minutes)];
  return types + language + SAME_TIME * (less / more);
}

/** Returns the score that the best `most` reach. */
const leastOf = (scores: readonly number[], most: number): number =>
  Float64Array.from(scores).sort()[Math.max(0, scores.length - most)] ?? 0;

/** Keeps only the nearer one of a recipe and its twin. */
function withoutTwins(kins: readonly IndexedRecipe[]): number[] {
  const there = new Set<number>();
  for (const { id, twin } of kins) if (!twin || !there.has(twin)) there.add(id);
  return [...there];
}
