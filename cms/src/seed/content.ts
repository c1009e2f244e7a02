import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../domain/language';
import type { StepContent } from '../domain/pantry/types';

/** Types of the seed's texts in cms/seed. */
export interface SeedProduct {
  readonly key: string;
  readonly Name: string;
  readonly NameKa: string;
  /** Name of the food in the table that it is, if any. */
  readonly food?: string;
  /** Reason that its figures or weights differ from its food's. */
  readonly differs?: string;
  readonly sold: boolean;
  readonly [field: string]: unknown;
}

export interface SeedLine {
  readonly product: string;
  readonly amount: number;
  readonly unit: string;
  readonly note?: Readonly<Record<Language, string>>;
}
interface SeedText {
  readonly Name: string;
  readonly Description: string;
  readonly Note: string;
  readonly Steps: readonly { readonly description: string; readonly minutes?: number }[];
}

export interface SeedDish extends Readonly<Record<Language, SeedText>> {
  readonly slug: string;
  readonly types: readonly string[];
  readonly dietaryFlags: readonly string[];
  readonly TimeToCook: number;
  readonly prepTime: number;
  readonly servingAmount: number;
  readonly cookedWeight?: number;
  readonly ingredients: readonly SeedLine[];
  readonly sections: readonly {
    readonly title: Readonly<Record<Language, string>>;
    readonly ingredients: readonly SeedLine[];
  }[];
}

type Both<T> = Readonly<Record<Language, T>>;
interface NamedText {
  readonly Name: string;
  readonly Description: string;
}
interface SeedExercise extends Both<NamedText> {
  readonly slug: string;
  readonly duration: number;
  readonly burnedCalories: number;
  readonly tag: Both<string>;
  readonly youtubeLink: string | null;
}

export interface SeedSupplement extends Both<
  NamedText & { readonly benefits: string; readonly usage: string }
> {
  readonly slug: string;
  readonly unit: string;
  readonly dailyDosage: number;
  readonly priceTetri: number;
  readonly quantity: number;
  readonly timesToTake: readonly string[];
}

/** One of: a dish, a product with its amount for everyone, a text, or leftovers of [day, meal, entry]. */
export interface SeedEntry {
  readonly dish?: string;
  readonly servings?: number;
  readonly product?: string;
  readonly amount?: number;
  readonly unit?: string;
  readonly text?: Both<string>;
  readonly leftoversOf?: readonly [number, number, number];
}

export interface SeedDay {
  readonly title: Both<string> | null;
  readonly meals: readonly {
    readonly type: string;
    readonly time: string;
    readonly entries: readonly SeedEntry[];
  }[];
  readonly exercises: readonly {
    readonly exercise: string;
    readonly time: string;
    readonly endTime: string;
  }[];
  readonly supplements: readonly { readonly supplement: string; readonly time: string }[];
  readonly appointments: readonly {
    readonly title: Both<string>;
    readonly time: string;
    readonly endTime: string;
  }[];
}

export interface SeedPlan extends Both<NamedText> {
  readonly slug: string;
  /** The dish whose picture the plan shows. */
  readonly picture: string;
  readonly owner: string;
  readonly visibility: string;
  readonly published: boolean;
  readonly featured: boolean;
  readonly repeat: string;
  /** True if the plan lies on the calendar from this week's Monday. */
  readonly startsToday: boolean;
  readonly targets?: Readonly<Record<string, number>>;
  readonly eaters: readonly {
    readonly Name: Both<string>;
    readonly factor: number;
    /** The plan's owner, as an eater. */
    readonly user?: string;
    readonly allergens?: readonly string[];
  }[];
  readonly members?: readonly { readonly user: string; readonly role: string }[];
  readonly days: readonly SeedDay[];
}

interface SeedVisit extends Both<Readonly<Record<'doctor' | 'specialty' | 'place' | 'Note', string>>> {
  readonly daysFromNow: number;
  readonly time: string;
}
interface SeedDoctor {
  readonly visits: readonly SeedVisit[];
  readonly examinations: Both<{ readonly Name: string; readonly parameters: readonly string[] }> & {
    readonly units: readonly {
      readonly unit: string;
      readonly low: number | null;
      readonly high: number | null;
    }[];
    /** `visit` is the index of one of the visits above. */
    readonly series: readonly {
      readonly daysFromNow: number;
      readonly values: readonly number[];
      readonly visit?: number;
    }[];
  };
}

export interface SeedThing {
  readonly product: string;
  readonly by: string;
  readonly unit?: string;
  readonly place: string;
  readonly expiresIn?: number;
  readonly openedAgo?: number;
  readonly staple?: { readonly minimum?: number };
  /** Pantry steps in order: the amount counted, or added or taken, and the dish it went into. */
  readonly steps: readonly (StepContent & { readonly dish?: string; readonly thrown?: boolean })[];
}
export interface SeedPrice {
  readonly product: string;
  readonly amount: number;
  readonly unit: string;
  readonly tetri: number;
  /** Days between purchases. */
  readonly every: number;
  /** Indexes of the shops, in rotation. */
  readonly shops: readonly number[];
}
interface SeedHome {
  readonly household: string;
  readonly budgetTetri: number;
  readonly things: readonly SeedThing[];
  readonly shops: readonly string[];
  readonly prices: readonly SeedPrice[];
  readonly codes: readonly (Pick<SeedPrice, 'product' | 'amount' | 'unit'> & { readonly code: string })[];
}

const folder = path.resolve('seed');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

export const seedProducts = (): SeedProduct[] => read('products.json');
/** Returns the wrong values of product fields in an earlier seed; null for fields that it left out. */
export const seedCorrections = (): {
  readonly key: string;
  readonly was: Readonly<Record<string, unknown>>;
}[] => read('corrections.json');
export const seedDishes = (): SeedDish[] =>
  readdirSync(path.join(folder, 'dishes'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => read<SeedDish>(`dishes/${name}`));
export const picturePath = (name: string): string => path.join(folder, 'pictures', `${name}.jpg`);
export const seedExercises = (): SeedExercise[] => read('exercises.json');
export const seedSupplements = (): SeedSupplement[] => read('supplements.json');
export const seedPlans = (): SeedPlan[] => read('mealplans.json');
export const seedDoctor = (): SeedDoctor => read('doctor.json');
export const seedHome = (): SeedHome => read('home.json');
