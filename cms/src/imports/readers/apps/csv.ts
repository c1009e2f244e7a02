import { parse } from 'papaparse';
import { imagesOf } from '../schema/images';
import { stepsFromText } from '../markdown';
import type { Draft } from '../recipe';
import { sectionsIn } from '../sections';
import { servingsIn } from '../yields';
import { fault, found, timesOf, type Found } from './found';

type Row = Readonly<Record<string, string>>;

/** Rows by their columns' names, in small letters without signs; undefined where it is no table of recipes. */
function rowsOf(text: string): Row[] | undefined {
  const { data, meta } = parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.toLowerCase().replace(/[^a-z]/g, ''),
  });
  const fields = meta.fields ?? [];
  return fields.includes('ingredients') && fields.some((name) => /^(?:title|name)$/.test(name))
    ? data
    : undefined;
}

const cell = (row: Row, ...names: readonly string[]): string =>
  names.map((name) => row[name]?.trim() ?? '').find(Boolean) ?? '';

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
      cell(row, 'ingredients')
        .split(/\r?\n/)
        .map((line) => line.replace(/^\s*,\s*(?=\S)/, '## ')),
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

/** My Recipe Box's CSV. */
export const readMyRecipeBox = (text: string): Found =>
  fromRows(text, (row) => ({
    ...common(row),
    Description: cell(row, 'description'),
    sections: sectionsIn(cell(row, 'ingredients').split(/\r?\n/)),
    tags: [cell(row, 'categories', 'category'), cell(row, 'tags')],
    nutrition: [cell(row, 'nutrition', 'nutrients').replace(/\s*\n\s*/g, ', ')],
  }));

function common(row: Row): Draft {
  const servings = cell(row, 'servings', 'quantity', 'yield');
  const rating = Number(cell(row, 'rating'));
  const source = cell(row, 'source');
  return {
    uid: cell(row, 'id', 'uid', 'uuid') || null,
    Name: cell(row, 'title', 'name'),
    servingAmount: servingsIn(servings),
    yield: cell(row, 'yield') || servings,
    ...timesOf(
      cell(row, 'totaltime'),
      cell(row, 'preptime', 'preparationtime'),
      cell(row, 'cooktime', 'cookingtime'),
    ),
    steps: stepsFromText(cell(row, 'directions', 'instructions', 'method')),
    images: imagesOf(cell(row, 'photourl', 'imageurl', 'originalpicture', 'image', 'photo'), ''),
    rating: Number.isFinite(rating) ? rating : null,
    sourceUrl: cell(row, 'url', 'sourceurl', 'publicurl') || source,
    sourceName: source,
    notes: [cell(row, 'notes', 'note', 'comments')],
    video: cell(row, 'video', 'videourl'),
  };
}
