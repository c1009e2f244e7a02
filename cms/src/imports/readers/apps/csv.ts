import { parse } from 'papaparse';
import { imagesOf } from '../schema/images';
import { FACTS } from '../frontFacts';
import { stepsFromText } from '../markdown';
import { jsonIn } from '../schema/json';
import { textsOf } from '../schema/nodes';
import type { Draft } from '../recipe';
import { sectionsIn } from '../sections';
import { stepsIn as numbered } from '../steps';
import { servingsIn } from '../yields';
import { fault, contentOf, timesOf, type AppContent } from './content';

type CsvRow = Readonly<Record<string, string>>;

/** Returns rows keyed by column names in lowercase letters only; undefined if the text is no table of recipes. */
function rowsOf(text: string): CsvRow[] | undefined {
  const { data, meta } = parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.toLowerCase().replace(/[^\p{L}]/gu, ''),
  });
  const fields = meta.fields ?? [];
  const has = (names: readonly string[]) => fields.some((field) => names.includes(field));
  return has(FACTS.name) && (has(FACTS.ingredients) || has(FACTS.steps)) ? data : undefined;
}

const cell = (row: CsvRow, ...names: readonly string[]): string =>
  names.map((name) => row[name]?.trim() ?? '').find(Boolean) ?? '';

/** Splits the list in a cell: by lines, as JSON, or by separators in a single line. */
function listIn(text: string): string[] {
  if (/\n/.test(text)) return text.split(/\r?\n/);
  if (/^\[.*\]$/.test(text)) {
    const texts = textsOf(jsonIn(text));
    if (texts.length > 0) return texts;
  }
  return text.split(/\||\s[•·]\s/).map((part) => part.trim());
}

/** Splits a cell into ingredients; in a single line without separators each amount starts another one. */
function linesIn(text: string): string[] {
  const lines = listIn(text);
  return lines.length === 1 ? text.split(/;|,\s{1,4}(?=[\d½¼¾⅓⅔])/).map((part) => part.trim()) : lines;
}

const stepsIn = (text: string): string => listIn(text).flatMap(numbered).join('\n');

function fromRows(text: string, read: (row: CsvRow) => Draft): AppContent {
  const rows = rowsOf(text);
  return rows ? contentOf(rows.map(read)) : fault('notTable', 'The file has no columns of recipes');
}

/** Reads Plan to Eat's CSV: times are minutes, and a line that begins with a comma is a heading. */
export const readPlanToEat = (text: string): AppContent =>
  fromRows(text, (row) => ({
    ...common(row),
    Description: cell(row, 'description'),
    sections: sectionsIn(
      linesIn(cell(row, ...FACTS.ingredients)).map((line) => line.replace(/^\s*,\s*(?=\S)/, '## ')),
    ),
    tags: [cell(row, 'course'), cell(row, 'cuisine'), cell(row, 'mainingredient'), cell(row, 'tags')],
    nutrition: [
      'calories',
      'fat',
      'saturatedfat',
      'cholesterol',
      'sodium',
      'sugar',
      'carbohydrate',
      'fiber',
      'protein',
    ].flatMap((name) => (cell(row, name) ? [`${name} ${cell(row, name)}`] : [])),
  }));

/** Reads the table of My Recipe Box, and any other one with common column names. */
export const readMyRecipeBox = (text: string): AppContent =>
  fromRows(text, (row) => ({
    ...common(row),
    Description: cell(row, ...FACTS.description),
    sections: sectionsIn(linesIn(cell(row, ...FACTS.ingredients))),
    tags: FACTS.tags.map((name) => cell(row, name)),
    nutrition: [cell(row, 'nutrition', 'nutrients').replace(/\s*\n\s*/g, ', ')],
  }));

function common(row: CsvRow): Draft {
  const servings = cell(row, ...FACTS.servings);
  const rating = Number(cell(row, ...FACTS.rating));
  const source = cell(row, 'source') || cell(row, ...FACTS.source);
  return {
    uid: cell(row, 'id', 'uid', 'uuid') || null,
    Name: cell(row, ...FACTS.name),
    servingAmount: servingsIn(servings),
    yield: cell(row, 'yield') || servings,
    ...timesOf(cell(row, ...FACTS.total), cell(row, ...FACTS.prep), cell(row, ...FACTS.cook)),
    steps: stepsFromText(stepsIn(cell(row, ...FACTS.steps))),
    images: imagesOf(cell(row, ...FACTS.image, 'originalpicture'), ''),
    rating: Number.isFinite(rating) ? rating : null,
    sourceUrl: cell(row, 'url', 'sourceurl', 'publicurl') || source,
    sourceName: source,
    notes: [cell(row, ...FACTS.notes)],
    video: cell(row, 'video', 'videourl'),
  };
}
