import type { Day } from '../time/day';
import { addDays, daysBetween } from '../time/day';
import { energyDensity, priorOf, type KnownBody, type Prior } from './body';
import { independent, predicted, updated, type Belief, type Step } from './filter';
import { mixtureMean, quantile, type Normal } from './mixture';
import { plausibleDays } from './plausible';

/** One day of a person's record. */
export interface EnergyDay {
  readonly day: Day;
  /** Energy eaten in kcal; null for a day that is not known whole. */
  readonly eaten: number | null;
  /** Weighings of the day in kilograms, any number. */
  readonly weights: readonly number[];
}
/** Expenditure by a person's record, in kcal a day. */
export interface Learned {
  /** Days whose food is known whole, and plausible. */
  readonly days: number;
  readonly expenditure: number;
  /** The expenditure lies between these with a probability of 80 %. */
  readonly low: number;
  readonly high: number;
  /** Expenditure by the formula alone. */
  readonly formula: number;
}

/** Logged days before an expenditure is said. */
export const DAYS_NEEDED = 10;

/** Places of the quantities in the filter's state; bias and shift are in kcal a day. */
const MASS = [1, 0, 0, 0, 0] as const;
/** The scale shows mass and water. */
const SHOWN = [1, 1, 0, 0, 0] as const;
const EXPENDITURE = 2;

/**
 * Noise, from the literature. Weight differs from day to day by 0.5 to 1 % by water, salt and what is in the gut, and
 * such a shift fades within days. A careful log is off by a tenth or more a day, by chance, and by a few percent always
 * to the same side; an unlogged day may be a feast.
 */
const NOISE = {
  /** Standard deviation of one weighing, of all weighings of a day, and of the water, as fractions of the weight. */
  scale: 0.003,
  morning: 0.004,
  water: 0.0065,
  /** The first days of another diet move more water. */
  firstWater: 0.01,
  /** Share of a shift of water that is still there a day later. */
  stays: 0.7,
  /** As fractions of the expenditure, of a day. */
  logged: 0.14,
  missing: 0.25,
  /** As fractions of the expenditure, of the same person every day. */
  bias: 0.04,
  /** Logs forget more than they invent; careful ones a little. */
  forgotten: 0.015,
  shift: 0.12,
} as const;

/**
 * Standard deviation of what people eat from what they use, as a fraction: most are near balance, some lose or gain by
 * a fifth. What somebody eats thus says something by itself, and the expenditure follows it, by the energy of digestion
 * and as the body adapts.
 */
const IMBALANCE = 0.15;

/** Filters that run side by side; those that expect the person's weighings better count for more. */
const STEADINESS = [
  { noise: 0.6, weight: 0.3 },
  { noise: 1, weight: 0.4 },
  { noise: 1.6, weight: 0.3 },
] as const;
/** Daily change of the expenditure as a fraction of it: a steady life, a usual one, a new job or an injury. */
const DRIFTS = [
  { drift: 0.001, weight: 0.4 },
  { drift: 0.004, weight: 0.4 },
  { drift: 0.01, weight: 0.2 },
] as const;

/**
 * Returns what the days up to now say about a person's expenditure; undefined without a weighing. A Kalman filter over
 * mass and expenditure goes from day to day: what was eaten and not burned changes the mass, and each weighing corrects
 * both. A day that is not known whole is no day without food: what was eaten on it is as uncertain as that.
 */
export function learnExpenditure(body: KnownBody, record: readonly EnergyDay[]): Learned | undefined {
  const days = everyDay(record);
  const first = days.find(({ weights }) => weights.length > 0);
  if (!first) return undefined;
  const kilograms = meanOf(first.weights);
  const formula = priorOf(body, kilograms);
  const eaten = plausibleDays(
    days.map((day) => day.eaten),
    formula.expenditure,
  );
  const logged = eaten.flatMap((one) => one ?? []);
  const usual = usualIntake(logged, formula);
  const prior = withHabit(formula, usual);
  const away = silentDays(days);
  const life = {
    days: days.map(({ day, weights }, at) => {
      const guess = away.has(day) ? Math.max(usual, OF_HOLIDAY * prior.expenditure) : usual;
      return { weights, eaten: eaten[at] ?? null, guess };
    }),
    kilograms,
    prior,
    density: energyDensity(body, kilograms),
  };
  const mixture = STEADINESS.flatMap((steadiness) =>
    DRIFTS.map(({ drift, weight }) => {
      const { belief, likelihood } = follow(life, steadiness.noise, drift);
      return { belief, likelihood: likelihood + Math.log(weight * steadiness.weight) };
    }),
  );
  const most = Math.max(...mixture.map(({ likelihood }) => likelihood));
  const parts: Normal[] = mixture.map(({ belief: { mean, covariance }, likelihood }) => ({
    mean: mean[EXPENDITURE] ?? 0,
    deviation: Math.sqrt(covariance[EXPENDITURE]?.[EXPENDITURE] ?? 0),
    weight: Math.exp(likelihood - most),
  }));
  return {
    days: logged.length,
    expenditure: mixtureMean(parts),
    low: quantile(parts, 0.1),
    high: quantile(parts, 0.9),
    formula: formula.expenditure,
  };
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns each day from the first to the last of the record, in order; a day that it leaves out is not known. */
function everyDay(record: readonly EnergyDay[]): EnergyDay[] {
  const sorted = [...record].sort((one, other) => one.day.localeCompare(other.day, 'en'));
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (!first || !last) return [];
  const known = new Map(sorted.map((one) => [one.day, one]));
  return Array.from({ length: daysBetween(first.day, last.day) + 1 }, (_, at) => {
    const day = addDays(first.day, at);
    return known.get(day) ?? { day, eaten: null, weights: [] };
  });
}

/** Days for which the formula counts beside the logged ones. */
const PRIOR_DAYS = 2;

/** Returns what the person eats on a usual day, by the logged days and, while there are few, by the formula. */
const usualIntake = (logged: readonly number[], { expenditure }: Prior): number =>
  (logged.reduce((sum, one) => sum + one, 0) + PRIOR_DAYS * expenditure) / (logged.length + PRIOR_DAYS);

/** Returns what the formula and the person's usual intake expect together. */
function withHabit({ expenditure, deviation }: Prior, usual: number): Prior {
  const off = Math.hypot(IMBALANCE, NOISE.bias) * expenditure;
  const share = deviation ** 2 / (deviation ** 2 + off ** 2);
  const eaten = usual * (1 + NOISE.forgotten);
  return {
    expenditure: expenditure + share * (eaten - expenditure),
    deviation: deviation * Math.sqrt(1 - share),
  };
}

/** Days without a log or a weighing from which on somebody is away, and eats as on holidays. */
const SILENCE = 5;
/** Energy eaten on holidays as a multiple of the expenditure: a third of a kilogram is gained (Cooper 2015). */
const OF_HOLIDAY = 1.07;

/** Returns the days of all long silences. */
function silentDays(days: readonly EnergyDay[]): ReadonlySet<Day> {
  const silent = new Set<Day>();
  let run: Day[] = [];
  for (const { day, eaten, weights } of days) {
    run = eaten === null && weights.length === 0 ? [...run, day] : [];
    if (run.length >= SILENCE) for (const one of run) silent.add(one);
  }
  return silent;
}

interface Life {
  /** Each day with what was eaten on it, by the log or else by a guess. */
  readonly days: readonly (Pick<EnergyDay, 'eaten' | 'weights'> & { readonly guess: number })[];
  readonly kilograms: number;
  readonly prior: Prior;
  readonly density: number;
}

/** Follows a life with one size of noise and one drift; returns the last belief and how well it expected the weighings. */
function follow(life: Life, noise: number, drift: number): { belief: Belief; likelihood: number } {
  const { kilograms, prior } = life;
  let belief = independent(
    [kilograms, 0, prior.expenditure, NOISE.forgotten * prior.expenditure, 0],
    [
      0.03 * kilograms,
      NOISE.firstWater * kilograms,
      prior.deviation,
      NOISE.bias * prior.expenditure,
      NOISE.shift * prior.expenditure,
    ],
  );
  let likelihood = 0;
  for (const { weights, ...food } of life.days) {
    if (weights.length > 0) {
      const came = updated(belief, {
        value: meanOf(weights),
        parts: SHOWN,
        variance: (noise * kilograms) ** 2 * (NOISE.morning ** 2 + NOISE.scale ** 2 / weights.length),
      });
      belief = came.belief;
      likelihood += came.likelihood;
    }
    belief = predicted(belief, dayStep(life, food, noise, drift));
  }
  return { belief, likelihood };
}

/** Returns the step of a day: mass takes what was eaten and not burned, water fades, expenditure drifts. */
function dayStep(
  { kilograms, prior, density }: Life,
  { eaten, guess }: Omit<Life['days'][number], 'weights'>,
  noise: number,
  drift: number,
): Step {
  const isLogged = eaten !== null;
  const perKcal = 1 / density;
  const daily = (isLogged ? NOISE.logged : NOISE.missing) * prior.expenditure * perKcal;
  const water = noise * NOISE.water * kilograms;
  return {
    moved: [
      [1, 0, -perKcal, isLogged ? perKcal : 0, isLogged ? 0 : perKcal],
      [0, NOISE.stays, 0, 0, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 1, 0],
      [0, 0, 0, 0, 1],
    ],
    added: MASS.map((part) => part * (eaten ?? guess) * perKcal),
    noise: [daily ** 2, water ** 2 * (1 - NOISE.stays ** 2), (drift * prior.expenditure) ** 2, 0, 0],
  };
}
