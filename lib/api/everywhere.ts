import type { Language } from '@/lib/domain/language';
import type { Image } from '@/lib/domain/image/pick';
import type { Query } from './query';
import { findMany, type CallOptions } from './strapi';

interface Written {
  readonly id: number;
  readonly Name: string;
  readonly language?: Language | null;
}
export interface FoundDish extends Written {
  readonly TimeToCook?: number | null;
  readonly calories?: number | null;
  readonly DishImages?: readonly Image[] | null;
}
export interface FoundPlan extends Written {
  readonly dayCount?: number | null;
  readonly Images?: readonly Image[] | null;
}

/** Asked for a few more than are shown, so that those in the reader's language can stand first. */
const pagination = { pageSize: 8 };

const seek =
  <T extends Written>(collection: string, query: Query) =>
  async (q: string, language: Language, options?: CallOptions): Promise<T[]> => {
    const { data } = await findMany<T>(collection, { ...query, _q: q, pagination }, options);
    const own = (one: T) => Number(one.language === language);
    return [...data].sort((one, other) => own(other) - own(one));
  };

/** Recipes that a typed text may mean, of all that the caller may read; a recipe that is there in both languages once. */
export const seekDishes = (q: string, language: Language, options?: CallOptions) =>
  seek<FoundDish>('dishes', {
    fields: ['Name', 'language', 'TimeToCook', 'calories'],
    populate: { DishImages: true },
    reader: language,
  })(q, language, options);

/** The same of meal plans. */
export const seekPlans = seek<FoundPlan>('mealplans', {
  fields: ['Name', 'language', 'dayCount'],
  populate: { Images: true },
});

/** The same of cookbooks. */
export const seekCookbooks = seek<Written>('cookbooks', { fields: ['Name'] });
