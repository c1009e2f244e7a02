import type { DishType } from '../../domain/dish/types';
import type { Language } from '../../domain/language';
import { LIMITS, textLength } from '../../domain/limits';

interface RecipeFacts {
  readonly Name: string;
  readonly language: Language | null;
  readonly types: readonly DishType[];
  readonly tags: readonly string[];
  readonly ingredients: readonly { readonly name: string }[];
}

const MEALS: Readonly<Record<Language, Readonly<Record<DishType, string>>>> = {
  en: { Breakfast: 'breakfast', Lunch: 'lunch', Dinner: 'dinner', Snack: 'snack', Dessert: 'dessert' },
  ka: { Breakfast: 'საუზმე', Lunch: 'სადილი', Dinner: 'ვახშამი', Snack: 'წასახემსებელი', Dessert: 'დესერტი' },
};
const LONGEST = 40;

/**
 * Lengthens a name shorter than a dish's minimum by its meal, category or first ingredient ("Pie, dessert"); returns
 * undefined if it is long enough or nothing fits.
 */
export function lengthenName({ Name, language, types, tags, ingredients }: RecipeFacts): string | undefined {
  const own = Name.trim();
  if (own === '' || textLength(own) >= LIMITS.name.min) return undefined;
  const [type, ...others] = types;
  const meal = language && type && others.length === 0 ? [MEALS[language][type]] : [];
  const names = ingredients.map(({ name }) => name).slice(0, 1);
  const word = [...meal, ...tags, ...names].map(small).find((one) => isFit(one, own));
  return word && `${own}, ${word}`;
}

/** Lowercases a word for use inside a name; proper names cannot be told apart. */
const small = (word: string): string => word.trim().toLowerCase();

const isFit = (word: string, own: string): boolean =>
  textLength(word) > 2 && textLength(word) <= LONGEST && word !== small(own) && /^\p{L}/u.test(word);
