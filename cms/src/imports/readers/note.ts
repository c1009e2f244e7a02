import type { Language } from '../../domain/language';
import { isWebAddress } from '../../domain/text/address';
import { plainLine, plainText } from './plain';

/** Information for which a recipe of Supra has no field; it goes into the note, labelled by kind. */
export interface Remarks {
  readonly notes?: readonly string[];
  readonly author?: string;
  readonly sourceName?: string;
  readonly yield?: string;
  /** Minutes of the parts, if no field of the recipe holds them. */
  readonly prepTime?: number | null;
  readonly cookTime?: number | null;
  /** Times that are no number: "overnight". */
  readonly times?: readonly string[];
  readonly difficulty?: string;
  readonly equipment?: readonly string[];
  readonly video?: string;
  readonly nutrition?: readonly string[];
}

const WORDS = {
  en: {
    author: 'Author',
    source: 'Source',
    yield: 'Makes',
    prepTime: 'Preparation',
    cookTime: 'Cooking',
    minutes: 'min',
    times: 'Times',
    difficulty: 'Difficulty',
    equipment: 'Equipment',
    video: 'Video',
    nutrition: 'Nutrition',
  },
  ka: {
    author: 'ავტორი',
    source: 'წყარო',
    yield: 'გამოდის',
    prepTime: 'მომზადება',
    cookTime: 'ხარშვა ან ცხობა',
    minutes: 'წთ',
    times: 'დრო',
    difficulty: 'სირთულე',
    equipment: 'ჭურჭელი',
    video: 'ვიდეო',
    nutrition: 'კვებითი ღირებულება',
  },
} as const;

/** Returns the note of a recipe in its language: the source's own notes first, then the other remarks. */
export function noteOf(remarks: Remarks, language: Language | null, sourceUrl: string): string {
  const words = WORDS[language ?? 'en'];
  const rest: readonly (readonly [keyof typeof words, string])[] = [
    ['author', plainLine(remarks.author ?? '')],
    ['source', sourceOf(remarks, sourceUrl)],
    ['yield', yieldOf(remarks.yield ?? '')],
    ['prepTime', remarks.prepTime ? `${remarks.prepTime} ${words.minutes}` : ''],
    ['cookTime', remarks.cookTime ? `${remarks.cookTime} ${words.minutes}` : ''],
    ['times', (remarks.times ?? []).map(plainLine).filter(Boolean).join(', ')],
    ['difficulty', plainLine(remarks.difficulty ?? '')],
    ['equipment', (remarks.equipment ?? []).map(plainLine).filter(Boolean).join(', ')],
    ['video', isWebAddress(remarks.video ?? '') ? (remarks.video ?? '') : ''],
    ['nutrition', (remarks.nutrition ?? []).map(plainLine).filter(Boolean).join(', ')],
  ];
  return [
    ...(remarks.notes ?? []).map(plainText),
    ...rest.filter(([, text]) => text).map(([word, text]) => `${words[word]}: ${text}`),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns a yield that is more than a number of servings: "12 muffins", "2 jars". */
function yieldOf(source: string): string {
  const text = plainLine(source);
  return /^(?:\D{0,12}\d+\s*(?:servings?|people|persons?|portions?|ულუფა|პორცია)?\.?)$/iu.test(text)
    ? ''
    : text;
}

/** Returns the source's name, unless its address contains it. */
function sourceOf({ sourceName = '' }: Remarks, sourceUrl: string): string {
  const name = plainLine(sourceName);
  if (!name || name === sourceUrl) return '';
  if (!sourceUrl) return name;
  return sourceUrl.toLowerCase().includes(name.toLowerCase().replace(/^www\./, '')) ? '' : name;
}
