/**
 * A body after Hall and others, "Quantification of the effect of energy imbalance on bodyweight" (The Lancet 2011):
 * fat and lean tissue shared out by Forbes, glycogen with its water, extracellular water by sodium and carbohydrates,
 * the thermic effect of food, adaptive thermogenesis. It knows nothing of the filter that is judged by it.
 */
export interface Body {
  readonly fat: number;
  readonly lean: number;
  readonly glycogen: number;
  /** Extracellular water beyond that of the usual diet, in litres. */
  readonly water: number;
  /** Adaptive thermogenesis in kcal a day. */
  readonly adaptive: number;
}
/** Figures of a body that stay: those of its usual diet, at which the weight stays the same. */
export interface Habit {
  readonly energy: number;
  readonly carbs: number;
  /** Sodium in milligrams. */
  readonly sodium: number;
  /** Water outside of cells at the usual diet, in litres. */
  readonly water: number;
  /** Expenditure that depends on nothing else, in kcal a day. */
  readonly constant: number;
  /** Energy of moving a kilogram of body about, in kcal a day. */
  readonly moving: number;
}
/** A day's food, and how much the person moved (1 is as usual). */
export interface Diet {
  readonly energy: number;
  /** Energy from carbohydrates. */
  readonly carbs: number;
  readonly sodium: number;
  readonly movement: number;
}

const FAT_KCAL = 9440;
const LEAN_KCAL = 1816;
const GLYCOGEN_KCAL = 4206;
/** Fat and lean tissue at rest, and their building, in kcal per kilogram. */
const RESTING = { fat: 3.2, lean: 22 } as const;
const BUILDING = { fat: 180, lean: 230 } as const;
const GLYCOGEN = 0.5;
/** Kilograms of water beside a kilogram of glycogen. */
const GLYCOGEN_WATER = 2.7;
const FORBES = (10.4 * LEAN_KCAL) / FAT_KCAL;
const THERMIC = 0.1;
const ADAPTING = { share: 0.14, days: 14 } as const;
/** Milligrams of sodium: in a litre of that water, let go per litre and day, and let go with the carbohydrates. */
const SODIUM = { litre: 3220, letGo: 3000, byCarbs: 4000 } as const;
const STEPS = 6;

export const weightOf = ({ fat, lean, glycogen, water }: Body, habit: Habit): number =>
  fat + lean + glycogen * (1 + GLYCOGEN_WATER) + habit.water + water;

interface Start {
  readonly kilograms: number;
  readonly fatShare: number;
  /** Usual expenditure and intake. */
  readonly energy: number;
  readonly resting: number;
  readonly carbs: number;
  readonly sodium: number;
}

/** Returns a body in balance at its usual diet, with that habit. */
export function bodyAtRest(start: Start): { body: Body; habit: Habit } {
  const { kilograms, energy } = start;
  const fat = kilograms * start.fatShare;
  const outside = 0.19 * kilograms;
  const lean = kilograms - fat - outside - GLYCOGEN * (1 + GLYCOGEN_WATER);
  const moving = ((1 - THERMIC) * energy - start.resting) / kilograms;
  const constant = energy - moving * kilograms - RESTING.fat * fat - RESTING.lean * lean;
  return {
    body: { fat, lean, glycogen: GLYCOGEN, water: 0, adaptive: 0 },
    habit: { energy, carbs: start.carbs, sodium: start.sodium, water: outside, constant, moving },
  };
}

/** Returns the body after a day, and what it burned. */
export function lived(body: Body, habit: Habit, diet: Diet): { body: Body; burned: number } {
  let now = body;
  let burned = 0;
  for (let step = 0; step < STEPS; step++) {
    const after = livedPart(now, habit, diet);
    now = after.body;
    burned += after.burned / STEPS;
  }
  return { body: now, burned };
}

function livedPart(body: Body, habit: Habit, diet: Diet): { body: Body; burned: number } {
  const { fat, lean, glycogen, water, adaptive } = body;
  const more = diet.energy - habit.energy;
  const stored = (diet.carbs - habit.carbs * (glycogen / GLYCOGEN) ** 2) / GLYCOGEN_KCAL;
  const leanShare = FORBES / (FORBES + fat);
  const building = (BUILDING.lean * leanShare) / LEAN_KCAL + (BUILDING.fat * (1 - leanShare)) / FAT_KCAL;
  const basic =
    habit.constant +
    RESTING.fat * fat +
    RESTING.lean * lean +
    habit.moving * diet.movement * weightOf(body, habit) +
    THERMIC * more +
    adaptive;
  const left = diet.energy - GLYCOGEN_KCAL * stored;
  const burned = (basic + building * left) / (1 + building);
  const kept = left - burned;
  const sodium =
    diet.sodium - habit.sodium - SODIUM.letGo * water - SODIUM.byCarbs * (1 - diet.carbs / habit.carbs);
  return {
    burned,
    body: {
      fat: fat + ((1 - leanShare) * kept) / FAT_KCAL / STEPS,
      lean: lean + (leanShare * kept) / LEAN_KCAL / STEPS,
      glycogen: glycogen + stored / STEPS,
      water: water + sodium / SODIUM.litre / STEPS,
      adaptive: adaptive + (ADAPTING.share * more - adaptive) / ADAPTING.days / STEPS,
    },
  };
}
