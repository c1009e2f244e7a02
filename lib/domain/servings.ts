/** Limits of a recipe's servings; a file of its own, because the recipe's page needs no other limit. */
export const SERVINGS = { min: 1, max: 100 };
