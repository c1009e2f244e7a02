import type { Dish, Ingredient } from './record';

const WORDS = {
  en: {
    serving: 'serving',
    servings: 'servings',
    prep: (time: string) => `${time} prep`,
    ingredients: 'Ingredients',
    steps: 'Method',
  },
  ka: {
    serving: 'ულუფა',
    servings: 'ულუფა',
    prep: (time: string) => `მოსამზადებელი დრო ${time}`,
    ingredients: 'ინგრედიენტები',
    steps: 'მომზადება',
  },
} as const;

interface TextParts {
  /** Formats an ingredient as a line of text. */
  readonly ingredient: (line: Ingredient) => string;
  /** Formats minutes for people. */
  readonly time: (minutes: number) => string;
  /** URL of the recipe; '' leaves it out. */
  readonly address: string;
}

/**
 * Formats a recipe as a message in its own language: name, servings and time, ingredients by section, numbered steps,
 * URL.
 */
export function recipeText(
  dish: Pick<
    Dish,
    'Name' | 'language' | 'servingAmount' | 'TimeToCook' | 'prepTime' | 'ingredients' | 'sections' | 'Steps'
  >,
  { ingredient, time, address }: TextParts,
): string {
  const words = WORDS[dish.language === 'ka' ? 'ka' : 'en'];
  const facts = [
    dish.servingAmount &&
      `${dish.servingAmount} ${dish.servingAmount === 1 ? words.serving : words.servings}`,
    dish.TimeToCook && time(dish.TimeToCook),
    dish.prepTime !== null && words.prep(time(dish.prepTime)),
  ].filter(Boolean);
  const lines = [
    ...dish.ingredients.map(ingredient),
    ...dish.sections.flatMap(({ title, ingredients }) => [`${title}:`, ...ingredients.map(ingredient)]),
  ];
  const steps = dish.Steps.map(
    ({ description, minutes }, at) => `${at + 1}. ${description}${minutes ? ` (${time(minutes)})` : ''}`,
  );
  return [
    [dish.Name, facts.join(' · ')],
    lines.length > 0 ? [words.ingredients, ...lines] : [],
    steps.length > 0 ? [words.steps, ...steps] : [],
    [address],
  ]
    .map((part) => part.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
}

/** Maximum text length that Viber accepts. */
const MOST_OF_VIBER = 200;

/** Returns links that open a messenger with the text; Viber gets only name and URL if the text is too long. */
export function messengerLinks(text: string, name: string, address: string) {
  const written = encodeURIComponent;
  const withoutAddress = address ? text.replace(address, '').trimEnd() : text;
  const short = [name, address].filter(Boolean).join('\n');
  return {
    whatsapp: `https://wa.me/?text=${written(text)}`,
    // Telegram requires a URL and puts it first; without one the text takes its place
    telegram: address
      ? `https://t.me/share/url?url=${written(address)}&text=${written(withoutAddress)}`
      : `https://t.me/share/url?url=${written(text)}`,
    viber: `viber://forward?text=${written(text.length <= MOST_OF_VIBER ? text : short)}`,
  };
}
