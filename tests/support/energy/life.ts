import type { EnergyDay } from '@/lib/domain/energy/expenditure';
import { restingEnergy, type BodyFacts } from '@/lib/domain/nutrition/mifflin';
import { pick, seeded, type Random } from '@/lib/domain/random';
import { addDays } from '@/lib/domain/time/day';
import { bodyAtRest, lived, weightOf } from './hall';

/** Ways in which lives and their records differ; each person has one of each. */
export const WAYS = {
  sex: ['female', 'male'],
  goal: ['keep', 'lose', 'gain'],
  drift: ['steady', 'wandering', 'step', 'holiday'],
  weighing: ['daily', 'every third day', 'weekly', 'by whim'],
  holes: ['none', 'a fifth', 'near half'],
  parts: ['whole days', 'half days'],
  salt: ['even', 'salty days'],
  log: ['careful', 'rough'],
  told: ['all', 'no activity', 'little'],
} as const;
type Ways = { readonly [K in keyof typeof WAYS]: (typeof WAYS)[K][number] };

/** A made-up person: what the filter is told, and what is true. */
export interface Life {
  readonly ways: Ways;
  readonly body: {
    readonly sex: BodyFacts['sex'];
    readonly age: number;
    readonly height: number | null;
    readonly activity: BodyFacts['activity'] | null;
  };
  readonly record: readonly EnergyDay[];
  /** Mean expenditure of the last week. */
  readonly truth: number;
}

/** Expenditure of each class of activity as a multiple of the resting energy. */
const CLASSES = { sitting: 1.3, light: 1.42, moderate: 1.57, active: 1.75, hard: 1.95 } as const;
/** Most adults move little. */
const HOW_MANY: readonly BodyFacts['activity'][] = [
  ...(['sitting', 'sitting', 'sitting', 'light', 'light', 'light', 'light', 'moderate', 'moderate'] as const),
  ...(['moderate', 'active', 'hard'] as const),
];
const FIRST_DAY = '2026-03-02';
/** Days before the first recorded one, so that nothing begins at rest. */
const BEFORE = 21;

/** Returns a person with a life of so many recorded days; the same seed gives the same one. */
export function madeUpLife(seed: number, days = 28): Life {
  const random = seeded(seed * 7919 + 13);
  const normal = normalsOf(random);
  const ways = waysOf(random);
  const person = personOf(ways, random, normal);
  const course = courseOf(ways, days, random);
  let { body } = person;
  let movement = 1;
  const burned: number[] = [];
  const record: EnergyDay[] = [];
  const writes = writerOf(ways, random, normal);
  for (let at = -BEFORE; at < days; at++) {
    const isAway = course.away(at);
    movement = nextMovement(ways, movement, normal);
    const energy =
      person.habit.energy *
      (at < 0 ? 1 : isAway ? 1.15 : course.eats) *
      (isWeekend(at) ? 1.08 : 0.97) *
      Math.max(0.4, 1 + 0.15 * normal());
    const salty = ways.salt === 'salty days' && random() < 0.12 ? 1500 + 2500 * random() : 0;
    const scale = writes.weights(at, isAway, weightOf(body, person.habit) + monthly(person, at));
    const day = lived(body, person.habit, {
      energy,
      carbs:
        energy *
        Math.max(0.15, (at < 0 ? person.carbShare : course.carbs(person.carbShare)) + 0.04 * normal()),
      sodium: Math.max(800, person.habit.sodium * (energy / person.habit.energy) + 500 * normal() + salty),
      movement: movement * course.moves(at) * (isAway ? 1.15 : 1) * Math.max(0.3, 1 + 0.15 * normal()),
    });
    body = day.body;
    if (at < 0) continue;
    burned.push(day.burned);
    record.push({
      day: addDays(FIRST_DAY, at),
      eaten: at === days - 1 ? null : writes.eaten(energy, isAway),
      weights: scale,
    });
  }
  const week = burned.slice(-7);
  return { ways, body: person.told, record, truth: week.reduce((sum, one) => sum + one, 0) / week.length };
}

/** People eat a little more on two days of seven, before the record too. */
const isWeekend = (at: number): boolean => (at + BEFORE) % 7 > 4;

/** Returns a generator of standard normal numbers (Box and Muller). */
function normalsOf(random: Random): Random {
  return () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function waysOf(random: Random): Ways {
  return {
    sex: pick(random, WAYS.sex),
    goal: random() < 0.2 ? 'gain' : pick(random, ['keep', 'lose'] as const),
    drift: random() < 0.4 ? 'steady' : pick(random, WAYS.drift.slice(1)),
    weighing: random() < 0.4 ? 'daily' : pick(random, WAYS.weighing.slice(1)),
    holes: pick(random, WAYS.holes),
    parts: random() < 0.7 ? 'whole days' : 'half days',
    salt: pick(random, WAYS.salt),
    log: pick(random, WAYS.log),
    told: random() < 0.75 ? 'all' : pick(random, ['no activity', 'little'] as const),
  };
}

function personOf({ sex, told }: Ways, random: Random, normal: Random) {
  const isMale = sex === 'male';
  const age = Math.round(20 + 50 * random());
  const height = Math.round((isMale ? 176 : 163) + 7 * normal());
  const bmi = Math.max(18.5, 26.5 + 4.5 * normal());
  const kilograms = bmi * (height / 100) ** 2;
  const activity = pick(random, HOW_MANY);
  const resting = restingEnergy({ sex, age, height, weight: kilograms }) * (1 + 0.075 * normal());
  const level = Math.max(1.2, CLASSES[activity] * (1 + 0.07 * normal()));
  const percent = 1.2 * bmi + 0.23 * age - (isMale ? 16.2 : 5.4) + 3.5 * normal();
  const energy = resting * level;
  const carbShare = 0.36 + 0.18 * random();
  const start = bodyAtRest({
    kilograms,
    fatShare: Math.max(0.08, Math.min(0.5, percent / 100)),
    energy,
    resting,
    carbs: energy * carbShare,
    sodium: 2800 + 1500 * random(),
  });
  return {
    ...start,
    carbShare,
    phase: random() * 28,
    told: {
      sex,
      age,
      height: told === 'little' ? null : height,
      activity: told === 'all' ? activity : null,
    },
  };
}

/** Water of a woman's cycle in kilograms. */
const monthly = ({ told: { sex, age }, phase }: ReturnType<typeof personOf>, at: number): number =>
  sex === 'female' && age < 50 ? 0.23 * Math.sin((2 * Math.PI * (at + phase)) / 28) : 0;

function courseOf({ goal, drift }: Ways, days: number, random: Random) {
  const eats = goal === 'keep' ? 1 : goal === 'lose' ? 0.72 + 0.18 * random() : 1.05 + 0.12 * random();
  const fewerCarbs = goal === 'lose' && random() < 0.4 ? 0.7 : 1;
  const stepDay = Math.round(days * (0.25 + 0.5 * random()));
  const step = 1 + (random() < 0.5 ? -1 : 1) * (0.1 + 0.25 * random());
  const awayFrom = Math.round(days * 0.15 + days * 0.4 * random());
  const awayFor = 7 + Math.round(4 * random());
  return {
    eats,
    carbs: (share: number) => share * fewerCarbs,
    moves: (at: number) => (drift === 'step' && at >= stepDay ? step : 1),
    away: (at: number) => drift === 'holiday' && at >= awayFrom && at < awayFrom + awayFor,
  };
}

const nextMovement = ({ drift }: Ways, now: number, normal: Random): number =>
  drift === 'wandering' ? Math.max(0.3, now + 0.03 * normal()) : now;

const HOLES = { none: 0, 'a fifth': 0.2, 'near half': 0.42 } as const;
const tenths = (kilograms: number): number => Math.round(kilograms * 10) / 10;

/** Returns how the person writes things down: with holes, errors and rounding. */
function writerOf({ weighing, holes, parts, log }: Ways, random: Random, normal: Random) {
  const always = 1 + (log === 'careful' ? -0.01 + 0.02 * normal() : -0.03 + 0.04 * normal());
  const chance = log === 'careful' ? 0.08 : 0.18;
  const share = HOLES[holes];
  const silent = 5 + Math.floor(8 * random());
  const isSeen = (at: number): boolean => {
    if (weighing === 'daily') return random() < 0.92;
    if (weighing === 'every third day') return at % 3 === 0;
    if (weighing === 'weekly') return at % 7 === 0;
    return (at < silent || at >= silent + 10) && random() < 0.55;
  };
  return {
    eaten(energy: number, isAway: boolean): number | null {
      if (isAway || random() < share) return null;
      const noted = energy * always * Math.max(0.3, 1 + chance * normal());
      const isHalf = parts === 'half days' && random() < 0.12;
      return Math.round(noted * (isHalf ? 0.35 + 0.2 * random() : 1));
    },
    weights(at: number, isAway: boolean, kilograms: number): number[] {
      if (at < 0 || isAway || !isSeen(at)) return [];
      const times = weighing === 'by whim' && random() < 0.3 ? 3 : 1;
      return Array.from({ length: times }, (_, time) => tenths(kilograms + 0.3 * time + 0.2 * normal()));
    },
  };
}
