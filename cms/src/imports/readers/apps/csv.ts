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
import { fault, found, timesOf, type Found } from './found';

type Row = Readonly<Record<string, string>>;

/** Rows by their columns' names, in small letters without signs; undefined where it is no table of recipes. */
function rowsOf(text: string): Row[] | undefined {
  const { data, meta } = parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.toLowerCase().replace(/[^\p{L}]/gu, ''),
  });
  const fields = meta.fields ?? [];
  const has = (names: readonly string[]) => fields.some((field) => names.includes(field));
  return has(FACTS.name) && (has(FACTS.ingredients) || has(FACTS.steps)) ? data : undefined;
}

const cell = (row: Row, ...names: readonly string[]): string =>
  names.map((name) => row[name]?.trim() ?? '').find(Boolean) ?? '';

/** A cell's own list: in lines, as JSON, or in one line between signs. */
function listIn(text: string): string[] {
  if (/\n/.test(text)) return text.split(/\r?\n/);
  if (/^\[.*\]$/.test(text)) {
    const texts = textsOf(jsonIn(text));
    if (texts.length > 0) return texts;
  }
  return text.split(/\||\s[•·]\s/).map((part) => part.trim());
}

/** Ingredients of a cell; in one line without signs each amount begins another one. */
function linesIn(text: string): string[] {
  const lines = listIn(text);
  return lines.length === 1 ? text.split(/;|,\s{1,4}(?=[\d½¼¾⅓⅔])/).map((part) => part.trim()) : lines;
}

const stepsIn = (text: string): string => listIn(text).flatMap(numbered).join('\n');

function fromRows(text: string, read: (row: Row) => Draft): Found {
  const rows = rowsOf(text);
  return rows ? found(rows.map(read)) : fault('notTable', 'The file has no columns of recipes');
}

/** Plan to Eat's CSV: times are minutes, a line that begins with a comma is a heading. */
export const readPlanToEat = (text: string): Found =>
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

/** My Recipe Box's table, and any other one whose columns are named as people name them. */
export const readMyRecipeBox = (text: string): Found =>
  fromRows(text, (row) => ({
    ...common(row),
    Description: cell(row, ...FACTS.description),
    sections: sectionsIn(linesIn(cell(row, ...FACTS.ingredients))),
    tags: FACTS.tags.map((name) => cell(row, name)),
    nutrition: [cell(row, 'nutrition', 'nutrients').replace(/\s*\n\s*/g, ', ')],
  }));

function common(row: Row): Draft {
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
