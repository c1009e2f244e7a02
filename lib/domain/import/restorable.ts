/** Collections imported from Supra's own export, in order: referenced records before those that refer to them. */
export const RESTORABLE = [
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

/** Checks whether a collection is imported; an archive may contain any name. */
export const isRestorable = (collection: string): boolean => RESTORABLE.some((name) => name === collection);
