import type { ProductFacts } from '../product/types';
import { contradictions, proposedFlags } from './diet';
import { type Phrase, phrasesOf, placeOf, wordsIn } from './meals/phrases';
import { DIETARY_FLAGS, type DietaryFlag } from './types';

/** Foods excluded by diets, in the words of steps and notes; blanks separate words, an underscore joins them. */
const NAMED = {
  meat: `meat beef pork lamb veal chicken turkey duck bacon ham sausage mince gelatin gelatine lard prosciutto salami chorizo
    ხორცი ქათამი საქონელი ღორი ბატკანი ინდაური ბეკონი ლორი ძეხვი სოსისი ქონი мясо курица свинина говядина сало`,
  fish: `fish salmon tuna trout anchovy shrimp prawn crab mussel oyster თევზი ორაგული თინუსი კალმახი კრევეტი ანჩოუსი рыба`,
  dairy: `milk butter cream cheese yogurt yoghurt buttermilk ghee matsoni parmesan feta mozzarella sulguni curd
    რძე კარაქი ნაღები ყველი არაჟანი მაწონი იოგურტი ხაჭო სულგუნი ერბო молоко масло_сливочное сливки сметана сыр`,
  egg: `egg yolk mayonnaise კვერცხი გული მაიონეზი яйцо яйца майонез`,
  honey: `honey თაფლი мед`,
  gluten: `flour bread breadcrumb pasta spaghetti noodle couscous bulgur semolina barley rye beer soy_sauce tortilla baguette bun pita
    cracker ფქვილი პური მაკარონი სპაგეტი ბულგური ლუდი ლავაში ორცხობილა мука хлеб макароны`,
} as const;
type Named = keyof typeof NAMED;
const LEFT_OUT: Readonly<Record<DietaryFlag, readonly Named[]>> = {
  Vegan: ['meat', 'fish', 'dairy', 'egg', 'honey'],
  Vegetarian: ['meat', 'fish'],
  'Gluten Free': ['gluten'],
  'Dairy-Free': ['dairy'],
};
const phrases = new Map(Object.entries(NAMED).map(([name, list]) => [name, phrasesOf(list)]));
/** Pattern of a line that leaves a choice between two foods. */
const CHOICE = /\s(?:or|ან|или|oder|ou)\s|\//i;

export interface DietLine {
  readonly text: string;
  /** Product facts of the line; null if the food is unknown. */
  readonly facts: ProductFacts | null;
}
interface DietEvidence {
  /** Diets stated by the source. */
  readonly said: readonly DietaryFlag[];
  readonly lines: readonly DietLine[];
  /** Steps and notes, which may mention foods that no line names ("brush with butter"). */
  readonly texts: readonly string[];
}

/** Limits beyond which a text is not handwritten; nothing is then concluded from it. */
const MOST_LETTERS = 50_000;
const MOST_LINES = 100;
const isReadable = (lines: readonly DietLine[], texts: readonly string[]): boolean =>
  lines.length <= MOST_LINES &&
  [...texts, ...lines.map(({ text }) => text)].reduce((sum, { length }) => sum + length, 0) <= MOST_LETTERS;

/**
 * Returns the diets a recipe is known to satisfy: those its source states and no ingredient contradicts, and those that
 * all its ingredients together imply. Nothing is implied if an ingredient is unknown, leaves a choice, or appears in
 * the steps only.
 */
export function knownDiets({ said, lines, texts }: DietEvidence): DietaryFlag[] {
  const products = lines.flatMap(({ facts }) => facts ?? []);
  const kept = said.filter((flag) => contradictions(flag, products).length === 0);
  const isKnown = products.length === lines.length && isReadable(lines, texts);
  const shown = isKnown ? proposedFlags(products) : [];
  const open = shown.length > 0 ? openFoods(lines, texts) : new Set();
  const concluded = shown.filter((flag) => !LEFT_OUT[flag].some((name) => open.has(name)));
  return DIETARY_FLAGS.filter((flag) => kept.includes(flag) || concluded.includes(flag));
}

/** Returns the kinds of food mentioned without a known ingredient: in texts only, or as the other choice of a line. */
function openFoods(lines: readonly DietLine[], texts: readonly string[]): ReadonlySet<string> {
  const written = lines.map(({ text }) => wordsIn(text));
  const choices = lines.flatMap(({ text }) => (CHOICE.test(text) ? [wordsIn(text)] : []));
  const beside = texts.map(wordsIn);
  const isOpen = (phrase: Phrase): boolean => {
    const holds = (words: Phrase) => placeOf(words, phrase) >= 0;
    return choices.some(holds) || (beside.some(holds) && !written.some(holds));
  };
  return new Set([...phrases].flatMap(([name, list]) => (list.some(isOpen) ? [name] : [])));
}
