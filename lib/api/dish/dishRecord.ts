import type { PartOf, Read } from '@/lib/api/shown';
import type { Dish, DishCard, Ingredient } from '@/lib/domain/dish/record';

export type DishRecord = PartOf<'dishes'>;
type LineRecord = Read<'dishes'>['ingredients'][number];

/** Card fields that everybody may read. */
export const FACE_FIELDS = [
  'Name',
  'language',
  'dietaryFlags',
  'TimeToCook',
  'servingAmount',
  'calories',
  'costTetri',
  'ownCost',
  'incompleteProducts',
  'pricelessProducts',
  'fasting',
  'allergens',
  'unknownFacts',
  'unknownAllergens',
] as const;
export const CARD_FIELDS = [
  ...FACE_FIELDS,
  'types',
  'visibility',
  'saveCount',
  'hidden',
  'updatedAt',
] as const;
export const CARDS = { fields: CARD_FIELDS, populate: { DishImages: true } } as const;

export const toCard = (record: DishRecord): DishCard => ({
  id: record.id,
  Name: record.Name ?? '',
  language: record.language ?? 'en',
  types: record.types ?? [],
  dietaryFlags: record.dietaryFlags ?? [],
  ...(record.tags && { tags: record.tags }),
  ...(record.myRating && { myRating: record.myRating }),
  ...(record.myReach && { myReach: record.myReach }),
  ...(record.cookedLast && { cookedLast: record.cookedLast }),
  ...(record.fromHome && { fromHome: record.fromHome }),
  DishImages: record.DishImages ?? [],
  TimeToCook: record.TimeToCook ?? null,
  servingAmount: record.servingAmount ?? null,
  calories: record.calories ?? null,
  // the reader's own prices take precedence over the products' prices
  costTetri: (record.ownCost ?? record).costTetri ?? null,
  incompleteProducts: record.incompleteProducts ?? [],
  pricelessProducts: (record.ownCost ?? record).pricelessProducts ?? [],
  fasting: record.fasting ?? false,
  allergens: record.allergens ?? [],
  ...(record.unknownFacts?.length && { unknownFacts: record.unknownFacts }),
  ...(record.unknownAllergens?.length && { unknownAllergens: record.unknownAllergens }),
  ...(record.lookAgain?.length && { lookAgain: record.lookAgain }),
  visibility: record.visibility ?? 'private',
  saveCount: record.saveCount ?? 0,
  hidden: record.hidden ?? false,
  updatedAt: record.updatedAt ?? '',
});

const toLine = ({ key, amount, amountTo, unit, text, name, note, product }: LineRecord): Ingredient => ({
  key,
  amount: amount ?? null,
  amountTo: amountTo ?? null,
  unit: unit ?? null,
  text: text ?? null,
  name: name ?? null,
  note: note ?? '',
  ...(product && { product }),
});

export const toDish = (record: DishRecord): Dish => ({
  ...toCard(record),
  Description: record.Description ?? '',
  Note: record.Note ?? '',
  ingredients: (record.ingredients ?? []).map(toLine),
  sections: (record.sections ?? []).map(({ key, title, ingredients }) => ({
    key: key ?? '',
    title: title ?? '',
    ingredients: (ingredients ?? []).map(toLine),
  })),
  Steps: (record.Steps ?? []).map(({ key, description, minutes, images, video }) => ({
    key: key ?? '',
    description: description ?? '',
    minutes: minutes ?? null,
    images: images ?? [],
    video: video ?? '',
  })),
  translationOf: record.translationOf
    ? { ...record.translationOf, language: record.translationOf.language ?? 'en' }
    : null,
  prepTime: record.prepTime ?? null,
  cookedWeight: record.cookedWeight ?? null,
  sourceUrl: record.sourceUrl ?? '',
  featured: record.featured ?? false,
  owner: record.owner ?? null,
  collaborators: record.collaborators ?? [],
  createdAt: record.createdAt ?? '',
  ...(record.through && { through: record.through }),
});
