/** What of a recipe says which others are like it. */
export interface Kin {
  readonly id: number;
  readonly products: readonly number[];
  /** Its meals, as the bits of a number. */
  readonly types: number;
  readonly minutes: number | null;
  readonly language: string;
  /** The same recipe in the other language. */
  readonly twin: number | null;
  readonly owner: number | null;
  /** How many have saved it. */
  readonly saves: number;
}
interface Kept extends Kin {
  /** What its ingredients tell, all together. */
  told: number;
}

/** Of many recipes, an ingredient in more than this share of them (salt, water) tells nothing. */
const COMMON = 0.25;
const FEW = 40;
/** What keeps so many days or longer is in no hurry. */
export const KEEPS = 400;
/** No recipe has so many ingredients. */
const LAST = 1000;
/** A thing more that is used outweighs all liking. */
const LIKED = 2 ** 30;
/** Of so many recipes one more makes no difference. */
const MANY = 5000;
const SAME_TYPE = 0.15;
const SAME_TIME = 0.1;
const SAME_LANGUAGE = 0.2;

/** Recipes by what they are made of, for the question which are like one of them. */
export class KinIndex {
  private readonly slots: (Kept | undefined)[] = [];
  private readonly slotOf = new Map<number, number>();
  private readonly using = new Map<number, number[]>();
  /** How many there were when all were weighed last. */
  private weighed = 0;
  private arranged: { readonly order: readonly number[]; readonly counts: Uint16Array } | undefined;

  productsOf(id: number): readonly number[] {
    return this.at(id)?.products ?? [];
  }

  /** The ids of at most so many recipes that share an ingredient with this one, the most like it first; never itself or its twin. */
  like(id: number, most: number): number[] {
    const own = this.at(id);
    if (!own) return [];
    const scores = new Float64Array(this.slots.length);
    const touched: number[] = [];
    for (const product of own.products) {
      const weight = this.weightOf(product);
      if (weight === 0) continue;
      for (const slot of this.using.get(product) ?? []) {
        if (scores[slot] === 0) touched.push(slot);
        scores[slot] += weight;
      }
    }
    const found: { readonly kin: Kin; readonly score: number }[] = [];
    for (const slot of touched) {
      const kin = this.slots[slot];
      if (!kin || kin.id === id || kin.id === own.twin) continue;
      const shared = scores[slot] / Math.sqrt(own.told * kin.told || 1);
      found.push({ kin, score: shared + likeness(own, kin) });
    }
    const least = leastOf(
      found.map(({ score }) => score),
      most * 2,
    );
    const near = found
      .filter(({ score }) => score >= least)
      .sort((one, other) => other.score - one.score || one.kin.id - other.kin.id);
    return onceEach(near.map(({ kin }) => kin)).slice(0, most);
  }

  /**
   * All recipes by how many of their ingredients are missing, then by what of these expires first, then the newest foremost; what has no
   * ingredients is last. `home` has what is there, each with the days that it keeps; what is in `free` counts for nothing.
   */
  byMissing(home: ReadonlyMap<number, number>, free: Iterable<number>): number[] {
    const { order, counts } = this.newest();
    const missing = counts.slice();
    const freeOnes = new Set(free);
    for (const product of freeOnes) for (const slot of this.using.get(product) ?? []) missing[slot] -= 1;
    const isEmpty = missing.map((count) => (count === 0 ? 1 : 0));
    const dates = [...new Set(home.values())].sort((one, other) => one - other);
    const none = dates.length;
    const first = new Uint16Array(this.slots.length).fill(none);
    for (const [product, keeps] of home) {
      // bottled water at home is missing no less than that of the tap
      if (freeOnes.has(product)) continue;
      const date = keeps < KEEPS ? dates.indexOf(keeps) : none;
      for (const slot of this.using.get(product) ?? []) {
        missing[slot] -= 1;
        if (date < first[slot]) first[slot] = date;
      }
    }
    const rank = (slot: number) => (isEmpty[slot] ? LAST : missing[slot]) * (none + 1) + first[slot];
    return inOrder(order, rank, (LAST + 1) * (none + 1)).map((slot) => this.slots[slot]?.id ?? 0);
  }

  /**
   * The ids of at most so many recipes that use most of these things, each given as all products that it may be; of as many what is
   * liked best, `likingOf` being less than 2^30, then the oldest.
   */
  usingMost(things: readonly (readonly number[])[], likingOf: (kin: Kin) => number, most: number): number[] {
    const uses = new Uint16Array(this.slots.length);
    const last = new Uint16Array(this.slots.length);
    for (const [at, products] of things.entries())
      for (const product of products)
        for (const slot of this.using.get(product) ?? []) {
          // of two products that are one food both may be in a recipe
          if (last[slot] !== at + 1) uses[slot] += 1;
          last[slot] = at + 1;
        }
    const found = this.slots.flatMap((kin, slot) =>
      kin && uses[slot] > 0 ? { id: kin.id, score: uses[slot] * LIKED + likingOf(kin) } : [],
    );
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

  /** The slots, the newest recipe first, and how many ingredients each has; worked out anew after a change. */
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

  /** Takes a recipe in, in the place of what it was. */
  put(kin: Kin): void {
    this.drop(kin.id);
    this.arranged = undefined;
    const slot = this.slots.push({ ...kin, told: 0 }) - 1;
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

  /** Works out anew what ingredients tell, where recipes have come or gone that make a difference. */
  weighAll(): void {
    const all = this.slotOf.size;
    if (all > MANY && Math.abs(all - this.weighed) < all / 100) return;
    this.weighed = all;
    for (const slot of this.slots.keys()) this.weigh(slot);
  }

  private weigh(slot: number): void {
    const kin = this.slots[slot];
    if (kin) kin.told = kin.products.reduce((all, product) => all + this.weightOf(product), 0);
  }

  private at(id: number): Kept | undefined {
    const slot = this.slotOf.get(id);
    return slot === undefined ? undefined : this.slots[slot];
  }

  /** The rarer an ingredient, the more it tells. */
  private weightOf(product: number): number {
    const all = this.slotOf.size;
    const count = this.using.get(product)?.length ?? 0;
    if (count === 0 || (all > FEW && count > all * COMMON)) return 0;
    return Math.log(1 + all / count);
  }
}

/** What has a lower rank comes first, equals in the order in which they are; there are `ranks` ranks. */
function inOrder(all: readonly number[], rank: (one: number) => number, ranks: number): number[] {
  const starts = new Uint32Array(ranks + 1);
  for (const one of all) starts[rank(one) + 1] += 1;
  for (let at = 0; at < ranks; at += 1) starts[at + 1] += starts[at];
  const sorted = new Array<number>(all.length);
  for (const one of all) sorted[starts[rank(one)]++] = one;
  return sorted;
}

function likeness(one: Kin, other: Kin): number {
  const types = (one.types & other.types) !== 0 ? SAME_TYPE : 0;
  const language = one.language === other.language ? SAME_LANGUAGE : 0;
  if (!one.minutes || !other.minutes) return types + language;
  const [less, more] = [Math.min(one.minutes, other.minutes), Math.max(one.minutes, other.minutes)];
  return types + language + SAME_TIME * (less / more);
}

/** The score that so many reach. */
const leastOf = (scores: readonly number[], most: number): number =>
  Float64Array.from(scores).sort()[Math.max(0, scores.length - most)] ?? 0;

/** Of a recipe in both languages the nearer one. */
function onceEach(kins: readonly Kin[]): number[] {
  const there = new Set<number>();
  for (const { id, twin } of kins) if (!twin || !there.has(twin)) there.add(id);
  return [...there];
}
