import { key } from '../partWords';
import { headingOf } from './headings';
import { lineAt, type VisiblePage } from './lines';

const NEEDLESS = new Set([
  'recipe',
  'recipes',
  'the recipe',
  'рецепт',
  'რეცეპტი',
  'rezept',
  'recette',
  'ricetta',
  'receta',
  'przepis',
  'tarif',
  'resept',
]);
const FARTHEST = 400;
const LONGEST = 300;

/**
 * Returns the name of the recipe whose lists begin at a line: the nearest preceding heading contained in the page's
 * title, otherwise the page's first heading; '' if there is none.
 */
export function titleIn(page: VisiblePage, first: number, titles: readonly string[]): string {
  const end = Math.min(first, page.lines.length);
  const whole = titles.map((title) => ` ${key(title.slice(0, LONGEST))} `);
  let nearest = '';
  for (let at = end - 1; at >= Math.max(0, end - FARTHEST); at--) {
    const line = lineAt(page, at);
    const own = line.text.length < LONGEST ? key(line.text) : '';
    const isName = own.length > 2 && !NEEDLESS.has(own) && !headingOf(line);
    if (!isName || !whole.some((title) => title.includes(` ${own} `))) continue;
    if (line.rank <= 6) return line.text;
    if (!line.isLink && own.split(' ').length > 1) nearest ||= line.text;
  }
  return nearest || (page.lines.slice(0, end).find(({ rank }) => rank === 1)?.text ?? '');
}
