import { plainPng } from '@/tests/support/png';

/** Ingredient line; an amount of null is to taste. */
export interface SampleLine {
  readonly amount: number | null;
  /** Unit as written: "g", "ml", "tbsp", "tsp" or empty. */
  readonly unit: string;
  readonly name: string;
  readonly note: string;
}
export interface SampleSection {
  readonly title: string;
  readonly lines: readonly SampleLine[];
}
/** Recipe from which any app's archive is written; times are in minutes. */
export interface SampleRecipe {
  readonly uid: string;
  readonly Name: string;
  readonly Description: string;
  readonly note: string;
  readonly servings: number;
  readonly prepTime: number;
  readonly cookTime: number;
  readonly sections: readonly SampleSection[];
  readonly steps: readonly string[];
  readonly tags: readonly string[];
  readonly rating: number;
  readonly sourceUrl: string;
  /** A PNG, or null for none. */
  readonly picture: Buffer | null;
}

const line = (amount: number | null, unit: string, name: string, note = ''): SampleLine => ({
  amount,
  unit,
  name,
  note,
});

/** Two recipes in English, one with sections and a picture, and one in Georgian with a picture. */
export const SAMPLE_RECIPES: readonly SampleRecipe[] = [
  {
    uid: '0a1b2c3d-0000-4000-8000-000000000001',
    Name: 'Plum and walnut tart',
    Description: 'A tart for late summer.',
    note: 'Freezes well.',
    servings: 8,
    prepTime: 25,
    cookTime: 40,
    sections: [
      { title: 'Dough', lines: [line(250, 'g', 'flour'), line(125, 'g', 'butter', 'cold')] },
      {
        title: 'Filling',
        lines: [line(12, '', 'plums', 'halved'), line(3, 'tbsp', 'sugar'), line(null, '', 'cinnamon')],
      },
    ],
    steps: ['Rub the butter into the flour.', 'Lay the plums on the dough.', 'Bake for 40 minutes.'],
    tags: ['Baking', 'Summer'],
    rating: 5,
    sourceUrl: 'https://tarts.example/plum',
    picture: plainPng(128, 40, 90),
  },
  {
    uid: '0a1b2c3d-0000-4000-8000-000000000002',
    Name: 'ხაჭაპური ქვაბში',
    Description: 'სწრაფი ხაჭაპური კვირა დილისთვის.',
    note: 'ცხელი მიირთვით.',
    servings: 4,
    prepTime: 15,
    cookTime: 20,
    sections: [
      {
        title: '',
        lines: [line(400, 'გ', 'ყველი'), line(300, 'გ', 'ფქვილი'), line(200, 'მლ', 'მაწონი')],
      },
    ],
    steps: ['ფქვილი და მაწონი მოზილეთ.', 'ყველი შუაში ჩადეთ.', 'შეწვით ორივე მხრიდან.'],
    tags: ['საუზმე'],
    rating: 4,
    sourceUrl: 'https://khachapuri.example/kvabi',
    picture: plainPng(230, 180, 60),
  },
  {
    uid: '0a1b2c3d-0000-4000-8000-000000000003',
    Name: 'Barley with mushrooms',
    Description: '',
    note: '',
    servings: 2,
    prepTime: 10,
    cookTime: 35,
    sections: [
      {
        title: '',
        lines: [line(150, 'g', 'barley'), line(500, 'ml', 'water'), line(200, 'g', 'mushrooms', 'sliced')],
      },
    ],
    steps: ['Fry the mushrooms.', 'Add barley and water and simmer.'],
    tags: ['Quick'],
    rating: 3,
    sourceUrl: '',
    picture: null,
  },
];

/** Formats a line, like "125 g butter, cold". */
export const lineText = ({ amount, unit, name, note }: SampleLine): string =>
  [amount, unit, name].filter((part) => part !== null && part !== '').join(' ') + (note && `, ${note}`);

/** Returns the lines under their titles, each title turned into a line by `title`. */
export const linesWith = (recipe: SampleRecipe, title: (text: string) => string): string[] =>
  recipe.sections.flatMap((section) => [
    ...(section.title ? [title(section.title)] : []),
    ...section.lines.map(lineText),
  ]);

/** Formats minutes, like "1 hour 5 min". */
export function timeText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours && `${hours} hour`, rest && `${rest} min`].filter(Boolean).join(' ');
}

/** Formats minutes, like "PT1H5M". */
export const isoTime = (minutes: number): string => `PT${Math.floor(minutes / 60)}H${minutes % 60}M`;

export const totalTime = ({ prepTime, cookTime }: SampleRecipe): number => prepTime + cookTime;

export const json = (value: unknown): string => JSON.stringify(value);

/** Escapes text for HTML or XML. */
export const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
