/** Dish or thing at home that was thrown away; `tetri` is null if its cost is unknown. */
export interface ThrownAway {
  /** Null for a recipe that the reader may not open. */
  readonly Name: string | null;
  /** Georgian name of a product; other things have one name only. */
  readonly NameKa: string | null;
  readonly dish: number | null;
  readonly product: number | null;
  readonly tetri: number | null;
}

/** Sum of what was thrown away: how often, for how much, and how many of these costs are unknown and not in the sum. */
export interface ThrownSum {
  readonly count: number;
  readonly tetri: number;
  readonly unknown: number;
}

/** The same dish or thing thrown away in a month. */
export interface ThrownDear extends Omit<ThrownAway, 'tetri'> {
  readonly times: number;
  readonly tetri: number;
}

/** Sums of a household's month, and the dearest of what it threw away, dearest first. */
export interface ThrownMonth {
  readonly dishes: ThrownSum;
  readonly things: ThrownSum;
  readonly dearest: readonly ThrownDear[];
}

/** Maximum number of dishes and things that are named. */
const DEAREST = 5;

/** Sums up what was thrown away; an unknown cost is counted as unknown, never as 0. */
export const thrownMonth = (dishes: readonly ThrownAway[], things: readonly ThrownAway[]): ThrownMonth => ({
  dishes: sumOf(dishes),
  things: sumOf(things),
  dearest: dearestOf([...dishes, ...things]),
});

const sumOf = (thrown: readonly ThrownAway[]): ThrownSum => ({
  count: thrown.length,
  tetri: thrown.reduce((sum, { tetri }) => sum + (tetri ?? 0), 0),
  unknown: thrown.filter(({ tetri }) => tetri === null).length,
});

function dearestOf(thrown: readonly ThrownAway[]): ThrownDear[] {
  const all = new Map<string, ThrownDear>();
  for (const { tetri, ...one } of thrown) {
    if (tetri === null) continue;
    const key = JSON.stringify([one.dish, one.product, one.Name]);
    const known = all.get(key);
    all.set(key, { ...one, times: (known?.times ?? 0) + 1, tetri: (known?.tetri ?? 0) + tetri });
  }
  const byCost = [...all.values()].filter(({ tetri }) => tetri > 0).sort((a, b) => b.tetri - a.tetri);
  return byCost.slice(0, DEAREST);
}
