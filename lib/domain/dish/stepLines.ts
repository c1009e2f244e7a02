import { linesOf } from './lines';
import type { Dish, Ingredient } from './record';
import { usedIn } from './used';

type Parts = Pick<Dish, 'ingredients' | 'sections' | 'Steps'>;

/**
 * The lines that each step's text names. Of a product that stands in several sections, those of the section that the step names
 * most of: the salt of the dough where there is flour too.
 */
export function namedLines(dish: Parts): Ingredient[][] {
  const lines = linesOf(dish);
  const sectionOf = new Map(
    dish.sections.flatMap(({ key, ingredients }) => ingredients.map((line) => [line.key, key])),
  );
  return dish.Steps.map(({ description }) => {
    const keys = usedIn(description, lines);
    const named = lines.filter(({ key }) => keys.has(key));
    const weightOf = (line: Ingredient) =>
      named.filter(({ key }) => sectionOf.get(key) === sectionOf.get(line.key)).length;
    return named.filter((line) =>
      named.every((other) => other.product?.id !== line.product?.id || weightOf(other) <= weightOf(line)),
    );
  });
}

/** What each step brings in: of the lines it names, those that no step before it has named. */
export function broughtIn(dish: Parts): Ingredient[][] {
  const before = new Set<string>();
  return namedLines(dish).map((named) => {
    const fresh = named.filter(({ key }) => !before.has(key));
    named.forEach(({ key }) => before.add(key));
    return fresh;
  });
}
