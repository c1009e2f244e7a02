import { priorOf, type KnownBody } from '../domain/energy/body';
import { DAYS_NEEDED, learnExpenditure, type Learned } from '../domain/energy/expenditure';
import {
  isAdultIn,
  type Learning,
  type LearningState,
  MOVES_KEPT,
  NOTHING_LEARNED,
  safeFloor,
  targetsByWeekday,
  type TargetReason,
  weeklyMove,
  type WeightGoal,
  withCalories,
} from '../domain/energy/target';
import { addDays, type Day, weekStart } from '../domain/time/day';
import { routinesOf } from '../calendar/routines';
import { bodyFor } from '../records/read/read';
import { collectionOf } from '../records/registry';
import type { Caller, CollectionMap } from '../records/types';
import { change, inWrite } from '../records/write/write';
import { dateIn, FALLBACK_ZONE } from '../time/dateIn';
import { energyDays, weightsOf } from './record';

type Person = CollectionMap['users'];

/** Days that the record goes back; what is older says little about today. */
const WINDOW = 84;

/** Answer of `users/me/expenditure`. */
export interface Expenditure {
  readonly state: LearningState;
  readonly days: number;
  readonly daysNeeded: number;
  readonly expenditure: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly target: number | null;
  readonly was: number | null;
  readonly movedOn: Day | null;
  readonly reasons: readonly TargetReason[];
  readonly canUndo: boolean;
  readonly week: readonly number[] | null;
}

const users = () => collectionOf('users');
const personOf = (caller: Caller): Promise<Person> => bodyFor(users(), caller.id, caller);
const learningOf = ({ learning }: Person): Learning => learning ?? NOTHING_LEARNED;

/** State of the learning, and what is known by it. */
interface Finding {
  readonly state: LearningState;
  readonly days: number;
  readonly known?: { readonly learned: Learned; readonly body: KnownBody; readonly kilograms: number };
}

/**
 * Returns the caller's expenditure, and moves their target towards it once a week. A second read in the same week moves
 * nothing.
 */
export async function expenditureOf(caller: Caller, now = new Date()): Promise<Expenditure> {
  const person = await personOf(caller);
  const zone = person.timeZone ?? FALLBACK_ZONE;
  const today = dateIn(zone, now);
  const found = await findingOf(person, today);
  const moved = found.known && isDue(person, today) ? await moveTarget(caller, found.known, today) : person;
  return answerOf(moved, found, { today, zone });
}

const isDue = (person: Person, today: Day): boolean => learningOf(person).week !== weekStart(today);

/** Takes the last move of the target back, if the target still is what the move made it. */
export async function undoMove(caller: Caller): Promise<void> {
  await inWrite(async (trx) => {
    const person = await personOf(caller);
    const { moves, week } = learningOf(person);
    const [last, ...earlier] = moves;
    if (!last || !mayUndo(person)) return;
    const targets = { ...person.targets, ...last.before };
    await change(users(), person, { targets, learning: { moves: earlier, week } }, trx);
  });
}

const mayUndo = (person: Person): boolean => {
  const [last] = learningOf(person).moves;
  return last !== undefined && person.targets?.calories === last.to;
};

async function findingOf(person: Person, today: Day): Promise<Finding> {
  const { birthYear, learnsTargets } = person;
  if (!learnsTargets) return { state: 'off', days: 0 };
  if (!birthYear) return { state: 'noBirthYear', days: 0 };
  const year = Number(today.slice(0, 4));
  if (!isAdultIn(year, birthYear)) return { state: 'minor', days: 0 };
  const days = { user: person.id, from: addDays(today, -WINDOW), to: today };
  const weights = await weightsOf(days);
  const body = { sex: person.sex, age: year - birthYear, height: person.height, activity: person.activity };
  const [first, last] = [weights[0], weights.at(-1)];
  if (!first || !last) return { state: 'notYet', days: 0 };
  const record = await energyDays(days, weights, priorOf(body, first.kilograms).expenditure);
  const learned = learnExpenditure(body, withoutSilence(record));
  if (!learned || learned.days < DAYS_NEEDED) return { state: 'notYet', days: learned?.days ?? 0 };
  return { state: 'known', days: learned.days, known: { learned, body, kilograms: last.kilograms } };
}

/** Returns the record from the first day of which something is known. */
function withoutSilence(record: Awaited<ReturnType<typeof energyDays>>) {
  const first = record.findIndex(({ eaten, weights }) => eaten !== null || weights.length > 0);
  return record.slice(Math.max(0, first));
}

/** Moves the person's target by the week's step, and remembers why; returns the person as they then are. */
function moveTarget(
  caller: Caller,
  { learned, body, kilograms }: NonNullable<Finding['known']>,
  today: Day,
): Promise<Person> {
  return inWrite(async (trx) => {
    const person = await personOf(caller);
    const { targets } = person;
    if (!person.learnsTargets || !targets || !isDue(person, today)) return person;
    const move = weeklyMove(targets.calories ?? null, learned, { body, kilograms, goal: goalOf(person) });
    if (!('to' in move)) return person;
    const { calories, fats, carbs, prots } = targets;
    const before = { calories, fats, carbs, prots };
    const made = { ...move, day: today, expenditure: Math.round(learned.expenditure), before };
    const moves = [made, ...learningOf(person).moves].slice(0, MOVES_KEPT);
    const learning: Learning = { moves, week: weekStart(today) };
    return change(users(), person, { targets: withCalories(targets, move.to), learning }, trx);
  });
}

const goalOf = ({ weightGoal }: Person): WeightGoal => weightGoal ?? 'keep';

async function answerOf(
  person: Person,
  { state, days, known }: Finding,
  { today, zone }: { today: Day; zone: string },
): Promise<Expenditure> {
  const target = person.targets?.calories ?? null;
  const [last] = learningOf(person).moves;
  const shown = mayUndo(person) ? last : undefined;
  const whole = (value: number | undefined) => (value === undefined ? null : Math.round(value));
  return {
    state,
    days,
    daysNeeded: DAYS_NEEDED,
    expenditure: whole(known?.learned.expenditure),
    low: whole(known?.learned.low),
    high: whole(known?.learned.high),
    target,
    was: shown?.from ?? null,
    movedOn: shown?.day ?? null,
    reasons: shown?.reasons ?? (known ? reasonsNow(person, known) : []),
    canUndo: shown !== undefined,
    week: known && target !== null ? await weekOf(person, target, { known, today, zone }) : null,
  };
}

/** Returns why the target stands where it is, or where it goes next. */
const reasonsNow = (person: Person, { learned, body, kilograms }: NonNullable<Finding['known']>) =>
  weeklyMove(person.targets?.calories ?? null, learned, { body, kilograms, goal: goalOf(person) }).reasons;

/** Returns the target of each weekday by the person's training, null if they schedule none. */
async function weekOf(
  person: Person,
  target: number,
  { known, today, zone }: { known: NonNullable<Finding['known']>; today: Day; zone: string },
): Promise<readonly number[] | null> {
  const monday = weekStart(today);
  const routines = await routinesOf(person.id, zone);
  const burned = Array.from({ length: 7 }, (_, at) =>
    routines(addDays(monday, at)).reduce((sum, { burnedCalories }) => sum + (burnedCalories ?? 0), 0),
  );
  return targetsByWeekday(target, burned, safeFloor(known.body, known.kilograms)) ?? null;
}
