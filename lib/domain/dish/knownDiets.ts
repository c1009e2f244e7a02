import type { ProductFacts } from '../product/types';
import { contradictions, proposedFlags } from './diet';
import { type Phrase, phrasesOf, placeOf, wordsIn } from './meals/phrases';
import { DIETARY_FLAGS, type DietaryFlag } from './types';

/** Foods that a diet leaves out, as steps and notes name them; a blank parts words. */
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
/** A line that leaves the choice between two foods. */
const CHOICE = /\s(?:or|ან|или|oder|ou)\s|\//i;

export interface DietLine {
  readonly text: string;
  /** All that is known of it; null where nobody knows what it is. */
  readonly facts: ProductFacts | null;
}
interface Known {
  /** Diets that the source says. */
  readonly said: readonly DietaryFlag[];
  readonly lines: readonly DietLine[];
  /** Its steps and notes, which may take what no line names ("brush with butter"). */
  readonly texts: readonly string[];
}

/** Beyond this nobody wrote it by hand: nothing is concluded, and nothing looked through. */
const MOST_LETTERS = 50_000;
const MOST_LINES = 100;
const isReadable = (lines: readonly DietLine[], texts: readonly string[]): boolean =>
  lines.length <= MOST_LINES &&
  [...texts, ...lines.map(({ text }) => text)].reduce((sum, { length }) => sum + length, 0) <= MOST_LETTERS;

/**
 * The diets that a recipe keeps to as far as is known: those that its source says and no ingredient contradicts, and those that all
 * its ingredients together show. Nothing is concluded where an ingredient is unknown, leaves a choice, or stands in the steps alone.
 */
export function knownDiets({ said, lines, texts }: Known): DietaryFlag[] {
  const products = lines.flatMap(({ facts }) => facts ?? []);
  const kept = said.filter((flag) => contradictions(flag, products).length === 0);
  const isKnown = products.length === lines.length && isReadable(lines, texts);
  const shown = isKnown ? proposedFlags(products) : [];
  const open = shown.length > 0 ? openFoods(lines, texts) : new Set();
  const concluded = shown.filter((flag) => !LEFT_OUT[flag].some((name) => open.has(name)));
  return DIETARY_FLAGS.filter((flag) => kept.includes(flag) || concluded.includes(flag));
}

/** The foods that no known ingredient answers for: named beside the lines, or as the other choice of one. */
function openFoods(lines: readonly DietLine[], texts: readonly string[]): ReadonlySet<string> {
  const written = lines.map(({ text }) => wordsIn(text));
  const choices = lines.flatMap(({ text }, at) => (CHOICE.test(text) ? [written[at]] : []));
  const beside = texts.map(wordsIn);
  const isOpen = (phrase: Phrase): boolean => {
    const holds = (words: Phrase) => placeOf(words, phrase) >= 0;
    return choices.some(holds) || (beside.some(holds) && !written.some(holds));
  };
  return new Set([...phrases].flatMap(([name, list]) => (list.some(isOpen) ? [name] : [])));
}
