import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../domain/language';
import type { Said } from '../domain/pantry/types';

/** The texts of the seed, as cms/seed holds them. */
export interface SeedProduct {
  readonly key: string;
  readonly Name: string;
  readonly NameKa: string;
  /** The name of the food that it is, where the table has it. */
  readonly food?: string;
  /** Why its figures or weights are not its food's. */
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

/** One of: a dish, a product with its amount for everyone, a text, or what is left from [day, meal, entry]. */
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
  /** The dish whose picture it shows. */
  readonly picture: string;
  readonly owner: string;
  readonly visibility: string;
  readonly published: boolean;
  readonly featured: boolean;
  readonly repeat: string;
  /** Lies on the calendar from this week's Monday. */
  readonly startsToday: boolean;
  readonly targets?: Readonly<Record<string, number>>;
  readonly eaters: readonly {
    readonly Name: Both<string>;
    readonly factor: number;
    /** The plan's owner, who eats along. */
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
    /** `visit` is the place of one of the visits above. */
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
  /** What is said of it one after the other: how much there is, or how much came or went, and into which dish. */
  readonly steps: readonly (Said & { readonly dish?: string; readonly thrown?: boolean })[];
}
export interface SeedPrice {
  readonly product: string;
  readonly amount: number;
  readonly unit: string;
  readonly tetri: number;
  /** Days from one to the next. */
  readonly every: number;
  /** Places of the shops, in turn. */
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
/** Fields of products that an earlier seed had wrong, as it had them; null for what it left out. */
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
