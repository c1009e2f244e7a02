/** What an import brings back of Supra's own export, in its order: what is referred to before what refers to it. */
export const RETURNING = [
  'users',
  'products',
  'dishes',
  'exercises',
  'supplements',
  'mealplans',
  'schedules',
  'intakes',
  'shoplists',
  'shop-items',
  'visits',
  'examinations',
  'weights',
  'saves',
  'dish-notes',
  'cookbooks',
  'cookings',
  'logs',
  'pantry-items',
  'prices',
  'barcodes',
] as const;

/** Whether records of this collection come back; an archive may say any name. */
export const isReturning = (collection: string): boolean => RETURNING.some((name) => name === collection);
