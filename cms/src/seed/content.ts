import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '../domain/language';

/** The texts of the seed, as cms/seed holds them. */
export interface SeedProduct {
  readonly key: string;
  readonly Name: string;
  readonly NameKa: string;
  readonly sold: boolean;
  readonly [field: string]: unknown;
}
export interface SeedLine {
  readonly product: string;
  readonly amount: number;
  readonly unit: string;
  readonly note?: Readonly<Record<Language, string>>;
}
export interface SeedText {
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
  readonly servingAmount: number;
  readonly cookedWeight?: number;
  readonly ingredients: readonly SeedLine[];
  readonly sections: readonly { readonly title: Readonly<Record<Language, string>>; readonly ingredients: readonly SeedLine[] }[];
}

const folder = path.resolve('seed');
const read = <T>(file: string): T => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as T;

export const seedProducts = (): SeedProduct[] => read('products.json');
export const seedDishes = (): SeedDish[] =>
  readdirSync(path.join(folder, 'dishes'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => read<SeedDish>(`dishes/${name}`));
export const picturePath = (name: string): string => path.join(folder, 'pictures', `${name}.jpg`);
