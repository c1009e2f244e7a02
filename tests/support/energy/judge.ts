import { DAYS_NEEDED, learnExpenditure, type EnergyDay } from '@/lib/domain/energy/expenditure';
import { daysBetween } from '@/lib/domain/time/day';
import { madeUpLife, WAYS, type Life } from './life';

/** Errors of each way to know a person's expenditure, as fractions of the truth, and whether the band holds it. */
interface Judged {
  readonly ways: Life['ways'];
  readonly filter: number;
  readonly week: number;
  readonly month: number;
  readonly formula: number;
  readonly isWithin: boolean;
  /** Width of the band as a fraction of the truth. */
  readonly width: number;
}
/** Errors of a group of people: median and 90th percentile of each way, in percent. */
export interface Row {
  readonly group: string;
  readonly people: number;
  readonly covered: number;
  readonly width: number;
  readonly filter: readonly [median: number, ninetieth: number];
  readonly week: readonly [median: number, ninetieth: number];
  readonly month: readonly [median: number, ninetieth: number];
  readonly formula: readonly [median: number, ninetieth: number];
  readonly isAhead: boolean;
}
export interface Verdict {
  readonly people: number;
  /** People with too few logged days. */
  readonly notYet: number;
  readonly all: Row;
  readonly groups: readonly Row[];
  /** Share of the groups whose median and 90th percentile are below those of both averages, in percent. */
  readonly ahead: number;
}

const KCAL_PER_KILOGRAM = 7700;

/** Returns the mean intake of the last days, less what the trend of the weight says was kept. */
function averageOf(record: readonly EnergyDay[], days: number): number | undefined {
  const last = record.slice(-days);
  const eaten = last.flatMap(({ eaten: one }) => one ?? []);
  if (eaten.length === 0) return undefined;
  const from = last[0]?.day ?? '';
  const points = last.flatMap(({ day, weights }) =>
    weights.map((kilograms) => ({ at: daysBetween(from, day), kilograms })),
  );
  return mean(eaten) - KCAL_PER_KILOGRAM * slopeOf(points);
}

/** Returns the slope of the line of least squares; 0 if all points are of one day. */
function slopeOf(points: readonly { at: number; kilograms: number }[]): number {
  if (points.length === 0) return 0;
  const at = mean(points.map((point) => point.at));
  const kilograms = mean(points.map((point) => point.kilograms));
  const across = points.reduce((sum, point) => sum + (point.at - at) * (point.kilograms - kilograms), 0);
  const along = points.reduce((sum, point) => sum + (point.at - at) ** 2, 0);
  return along === 0 ? 0 : across / along;
}

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function judged(life: Life): Judged | undefined {
  const learned = learnExpenditure(life.body, life.record);
  if (!learned || learned.days < DAYS_NEEDED) return undefined;
  const off = (value: number | undefined) =>
    value === undefined ? 1 : Math.abs(value - life.truth) / life.truth;
  return {
    ways: life.ways,
    filter: off(learned.expenditure),
    week: off(averageOf(life.record, 7)),
    month: off(averageOf(life.record, 28)),
    formula: off(learned.formula),
    isWithin: life.truth >= learned.low && life.truth <= learned.high,
    width: (learned.high - learned.low) / life.truth,
  };
}

/** Returns the value below which `share` of the sorted values lie. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

function rowOf(group: string, people: readonly Judged[]): Row {
  const errors = (way: 'filter' | 'week' | 'month' | 'formula') => {
    const values = people.map((one) => 100 * one[way]);
    return [percentile(values, 0.5), percentile(values, 0.9)] as const;
  };
  const [filter, week, month] = [errors('filter'), errors('week'), errors('month')];
  const isBelow = (other: readonly [number, number]) => filter[0] < other[0] && filter[1] < other[1];
  return {
    group,
    people: people.length,
    covered: (100 * people.filter(({ isWithin }) => isWithin).length) / people.length,
    width:
      100 *
      percentile(
        people.map((one) => one.width),
        0.5,
      ),
    filter,
    week,
    month,
    formula: errors('formula'),
    isAhead: isBelow(week) && isBelow(month),
  };
}

/** Groups that are too small say nothing. */
const FEWEST = 10;

/** Judges so many made-up people after `days` days, all together and in groups. */
export function judge(count: number, { seed = 1, days = 28 } = {}): Verdict {
  const all = Array.from({ length: count }, (_, at) => judged(madeUpLife(seed * 1_000_003 + at, days)));
  const people = all.flatMap((one) => one ?? []);
  const groups = groupsOf(people).filter((row) => row.people >= FEWEST);
  return {
    people: count,
    notYet: count - people.length,
    all: rowOf('all', people),
    groups,
    ahead: (100 * groups.filter(({ isAhead }) => isAhead).length) / groups.length,
  };
}

/** Returns a row for each way of each kind, and for each pair of holes and weighings. */
function groupsOf(people: readonly Judged[]): Row[] {
  const single = Object.entries(WAYS).flatMap(([kind, ways]) =>
    ways.map((way) => ({
      name: `${kind}: ${way}`,
      of: people.filter((one) => Object.entries(one.ways).some(([at, is]) => at === kind && is === way)),
    })),
  );
  const pairs = WAYS.holes.flatMap((holes) =>
    WAYS.weighing.map((weighing) => ({
      name: `holes ${holes}, weighed ${weighing}`,
      of: people.filter(({ ways }) => ways.holes === holes && ways.weighing === weighing),
    })),
  );
  return [...single, ...pairs].map(({ name, of }) => rowOf(name, of));
}
