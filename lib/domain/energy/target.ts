import { macrosOf } from '../nutrition/mifflin';
import type { Day } from '../time/day';
import { restingOf, type KnownBody } from './body';
import type { Learned } from './expenditure';

/** Wishes for one's weight; nothing said counts as keeping it. */
export const WEIGHT_GOALS = ['keep', 'lose', 'gain'] as const;
export type WeightGoal = (typeof WEIGHT_GOALS)[number];

/** Answers to whether the expenditure is known: not asked for, no birth year, a child, too few days, known. */
export const LEARNING_STATES = ['off', 'noBirthYear', 'minor', 'notYet', 'known'] as const;
export type LearningState = (typeof LEARNING_STATES)[number];

/** Reasons why a target is what it is, or does not move. */
export const TARGET_REASONS = [
  ...WEIGHT_GOALS,
  'limit',
  'floor',
  'underweight',
  'reached',
  'unlikely',
  'noTarget',
] as const;
export type TargetReason = (typeof TARGET_REASONS)[number];

/** Target energy as a multiple of the expenditure: about a third of a kilogram a week down, or a fifth up. */
const OF_EXPENDITURE = { keep: 1, lose: 0.85, gain: 1.1 } as const;
/** Most kcal by which a target moves in a week. */
export const MOST_A_WEEK = 50;
/** Smaller differences are not worth a change. */
const LEAST_MOVE = 10;
/** Energy below which no target is set by itself. */
const SAFE = { female: 1200, male: 1500 } as const;
/** Body mass index below which nothing slims. */
const UNDERWEIGHT = 18.5;
/** A finding further from the formula than this share is a gap in the log rather than a body. */
const LIKELY = 0.35;
/** From the year after the one in which a person turns 18; the day of birth is not known. */
const ADULT_YEARS = 19;

/** Tells whether a person born in that year is an adult for certain. */
export const isAdultIn = (year: number, birthYear: number): boolean => year - birthYear >= ADULT_YEARS;

const toTens = (kcal: number): number => Math.round(kcal / 10) * 10;

/** Returns the energy below which no target moves: the safe one, or the resting energy if that is higher. */
export const safeFloor = (body: KnownBody, kilograms: number): number =>
  Math.max(SAFE[body.sex ?? 'male'], Math.ceil(restingOf(body, kilograms) / 10) * 10);

interface Wish {
  readonly body: KnownBody;
  readonly kilograms: number;
  readonly goal: WeightGoal;
}

/** Returns the energy that a person's goal asks for, and the reasons; those who weigh too little do not lose. */
export function wantedEnergy(
  { expenditure }: Pick<Learned, 'expenditure'>,
  { body, kilograms, goal }: Wish,
): { kcal: number; reasons: TargetReason[] } {
  const isThin = Boolean(body.height) && kilograms / ((body.height ?? 0) / 100) ** 2 < UNDERWEIGHT;
  const held = goal === 'lose' && isThin ? 'keep' : goal;
  const kcal = toTens(expenditure * OF_EXPENDITURE[held]);
  const floor = safeFloor(body, kilograms);
  return {
    kcal: Math.max(kcal, floor),
    reasons: [
      held,
      ...(held === goal ? [] : (['underweight'] as const)),
      ...(kcal < floor ? (['floor'] as const) : []),
    ],
  };
}

/** A change of the target, and why. */
interface TargetMove {
  readonly from: number;
  readonly to: number;
  readonly reasons: readonly TargetReason[];
}

/** Returns the move of a week, at most 50 kcal towards what the goal asks for; one to the same value says why not. */
export function weeklyMove(
  from: number | null,
  learned: Learned,
  wish: Wish,
): TargetMove | { reasons: TargetReason[] } {
  if (from === null) return { reasons: ['noTarget'] };
  if (!isLikely(learned)) return { reasons: ['unlikely'] };
  const { kcal, reasons } = wantedEnergy(learned, wish);
  const off = kcal - from;
  if (Math.abs(off) < LEAST_MOVE) return { reasons: [...reasons, 'reached'] };
  const step = Math.max(-MOST_A_WEEK, Math.min(MOST_A_WEEK, off));
  return { from, to: from + step, reasons: step === off ? reasons : [...reasons, 'limit'] };
}

const isLikely = ({ expenditure, formula }: Learned): boolean =>
  Math.abs(expenditure - formula) <= LIKELY * formula;

/** Targets of a day that a move changes. */
interface EnergyTargets {
  readonly calories: number | null;
  readonly fats: number | null;
  readonly carbs: number | null;
  readonly prots: number | null;
}

/** Returns the targets with new calories. Grams that were worked out from the old ones follow; typed ones stay. */
export function withCalories<T extends EnergyTargets>(targets: T, calories: number): T {
  const [old, next] = [macrosOf(targets.calories ?? 0), macrosOf(calories)];
  const follow = (name: 'fats' | 'carbs' | 'prots') =>
    targets[name] === old[name] ? next[name] : targets[name];
  return { ...targets, calories, fats: follow('fats'), carbs: follow('carbs'), prots: follow('prots') };
}

/** A move as it is stored, with the targets before it. */
interface StoredMove extends TargetMove {
  /** Day of the move, in the person's time zone. */
  readonly day: Day;
  readonly expenditure: number;
  readonly before: EnergyTargets;
}
/** Record of a person's moving target: the last moves, latest first, and the week that had its move. */
export interface Learning {
  readonly moves: readonly StoredMove[];
  /** Monday of the last week in which the target moved, even if that was taken back. */
  readonly week: Day | null;
}
export const NOTHING_LEARNED: Learning = { moves: [], week: null };
/** Moves that are remembered. */
export const MOVES_KEPT = 12;

/**
 * Returns the target of each weekday, Monday first: more where the schedule trains and less elsewhere, the same over
 * the week, and never below the floor. Undefined if no training is known to burn anything.
 */
export function targetsByWeekday(
  target: number,
  burned: readonly number[],
  floor: number,
): readonly number[] | undefined {
  if (!burned.some((one) => one > 0)) return undefined;
  const mean = burned.reduce((sum, one) => sum + one, 0) / burned.length;
  const least = Math.min(...burned);
  const room = Math.max(0, target - floor);
  const share = mean - least > room ? room / (mean - least) : 1;
  return burned.map((one) => toTens(target + share * (one - mean)));
}
