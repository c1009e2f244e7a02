import { isBareNumber } from '../../domain/amount/storedAmount';
import { parsedAmount } from '../../domain/dish/parse/amountText';
import { parseLines, type ParsedLine } from '../../domain/dish/parse/line';
import { searchTextOf, noteBy } from '../../domain/dish/parse/searchText';
import { parseRecipe } from '../../domain/dish/parse';
import { LIMITS } from '../../domain/limits';
import { blankLine, blankStep, isBlankStep, type DishValues, type LineValues, type NewKey } from './values';

/** Line fields that a written text can fill. */
type WrittenParts = Pick<LineValues, 'text'> & Partial<Pick<LineValues, 'amount' | 'unit' | 'note'>>;

/** Written line, split into fields. */
export interface WrittenLine {
  readonly parts: WrittenParts;
  /** Search text for products and foods: the name, with the state mentioned in the line. */
  readonly meant: string;
}

/** Several lines that were typed or pasted into one field. */
export interface WrittenLines {
  readonly lines: readonly WrittenLine[];
  readonly sections: readonly { readonly title: string; readonly lines: readonly WrittenLine[] }[];
  readonly steps: readonly { readonly description: string; readonly minutes?: number }[];
}

/**
 * Parses the ingredient field when it contains a whole line: "2 large onions, diced", "salt and pepper"; with a number
 * in the amount field, "large onions". Undefined for a mere name.
 */
export function wholeLine(
  line: Pick<LineValues, 'amount' | 'unit'>,
  typed: string,
): readonly WrittenLine[] | undefined {
  const text = typed.trim();
  if (!text || isGlued(text)) return undefined;
  const isBeside = isBareNumber(line.amount) && !NUMBER.test(text);
  const joined = isBeside ? parseLines(`${line.amount.trim()} ${text}`) : [];
  const [only, ...more] = joined;
  const isMeasured = more.length === 0 && Boolean(only?.written?.word || only?.written?.size);
  if (isMeasured) return line.unit ? undefined : joined.map(partsOf);
  const read = parseLines(text);
  const isWhole = read.length > 1 || read.some(({ amount, note }) => amount !== undefined || note !== '');
  return isWhole && read.every(({ name }) => name.trim() !== '') ? read.map(partsOf) : undefined;
}

/** Parses the amount field when an ingredient follows the amount. */
export function lineInAmount(typed: string): readonly WrittenLine[] | undefined {
  const found = wholeLine({ amount: '', unit: '' }, typed);
  return found?.every(({ parts }) => parts.amount !== undefined) ? found : undefined;
}

/** Parses a pasted list of ingredients; undefined for a single line. */
export function pastedList(text: string): WrittenLines | undefined {
  if (
    text
      .trim()
      .split(/\r?\n/)
      .filter((line) => line.trim()).length < 2
  )
    return undefined;
  const { ingredients, sections, Steps } = parseRecipe(`${HEADING}\n${text}`);
  return {
    lines: ingredients.map(partsOf),
    sections: sections.map(({ title, ingredients: of }) => ({ title, lines: of.map(partsOf) })),
    steps: Steps,
  };
}

const HEADING = 'Ingredients';
const NUMBER = /[\d½⅓⅔¼¾⅛]/u;

/** Tells whether the number belongs to the name: 7up, 5-spice. */
function isGlued(text: string): boolean {
  const glued = /^\d+-?(\p{L}{2,})/u.exec(text)?.[1];
  return (
    glued !== undefined && (parseLines(text)[0]?.name ?? '').toLowerCase().startsWith(glued.toLowerCase())
  );
}

const NOTHING = { amount: undefined, unit: undefined };

function partsOf(parsed: ParsedLine): WrittenLine {
  const { name } = parsed;
  const note = noteBy(parsed);
  const { amount, unit } = parsed.amount === undefined ? NOTHING : written(parsed);
  return {
    parts: {
      text: name.trim(),
      ...(note && { note: note.slice(0, LIMITS.ingredientNote.max) }),
      ...(amount !== undefined && { amount, unit }),
    },
    meant: searchTextOf(parsed),
  };
}

/** Returns the amount as its field takes it; for a bare number the food determines the unit. */
function written(parsed: ParsedLine): Pick<LineValues, 'amount' | 'unit'> {
  const { amount, unit } = parsedAmount(parsed, /[ა-ჰ]/u.test(parsed.text) ? 'ka' : 'en');
  return { amount, unit: unit === 'Piece' && !parsed.written?.word ? '' : unit };
}

/**
 * Replaces the line `key` by the written ones: the first in its place, the others after it. Their products still have
 * to be searched.
 */
export function withWritten(
  lines: readonly LineValues[],
  key: string,
  written: readonly WrittenLine[],
  newKey: NewKey,
): readonly LineValues[] {
  const at = lines.findIndex((line) => line.key === key);
  const own = lines[at];
  if (!own || written.length === 0) return lines;
  const made = written.map(({ parts, meant }, index): LineValues => {
    const line = index === 0 ? own : blankLine(newKey);
    return { ...line, ...parts, meant, product: null, food: null };
  });
  return [...lines.slice(0, at), ...made, ...lines.slice(at + 1)];
}

/** Appends the sections and steps of a pasted list to the form's own. */
export function withRest(
  { sections, Steps }: Pick<DishValues, 'sections' | 'Steps'>,
  list: WrittenLines,
  newKey: NewKey,
): Pick<DishValues, 'sections' | 'Steps'> {
  const made = list.sections.map(({ title, lines }) => {
    const line = blankLine(newKey);
    return { key: newKey(), title, ingredients: withWritten([line], line.key, lines, newKey) };
  });
  const steps = list.steps.map(({ description, minutes }) => ({
    ...blankStep(newKey),
    description,
    minutes: minutes ? String(minutes) : '',
  }));
  const written = Steps.filter((step) => steps.length === 0 || !isBlankStep(step));
  return { sections: [...sections, ...made], Steps: [...written, ...steps] };
}
