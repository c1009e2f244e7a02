import { linesOf } from './lines';
import type { Dish, Ingredient } from './record';
import type { Part } from './stepPart';
import { mentionedIn } from './used';

type Parts = Pick<Dish, 'ingredients' | 'sections' | 'Steps'>;

/**
 * Returns the lines that each step's text names. If a product occurs in several sections, only lines of the section
 * with most names in the step count: the salt of the dough if flour is named too.
 */
export const namedLines = (dish: Parts): Ingredient[][] =>
  shared(partsNamed(dish)).map((step) => step.map(({ line }) => line));

interface Named {
  readonly line: Ingredient;
  readonly part: Part;
}

function partsNamed(dish: Parts): Named[][] {
  const lines = linesOf(dish);
  const sectionOf = new Map(
    dish.sections.flatMap(({ key, ingredients }) => ingredients.map((line) => [line.key, key])),
  );
  return dish.Steps.map(({ description }) => {
    const parts = mentionedIn(description, lines);
    const named = lines.filter(({ key }) => parts.has(key));
    const weightOf = (line: Ingredient) =>
      named.filter(({ key }) => sectionOf.get(key) === sectionOf.get(line.key)).length;
    const meant = named.filter((line) =>
      named.every((other) => other.product?.id !== line.product?.id || weightOf(other) <= weightOf(line)),
    );
    return meant.map((line) => ({ line, part: parts.get(line.key) ?? 'whole' }));
  });
}

/** Returns each line with the amount the step takes; without an amount if that is unclear. */
function shared(steps: readonly (readonly Named[])[]): Named[][] {
  const taken = new Map<string, number | undefined>();
  const unclear = new Set(
    steps.flat().flatMap(({ line, part }, _at, all) => {
      const first = all.find((one) => one.line.key === line.key);
      return part === 'rest' && typeof first?.part !== 'number' ? [line.key] : [];
    }),
  );
  return steps.map((step) =>
    step.map(({ line, part }) => {
      const isBegun = taken.has(line.key);
      const before = taken.get(line.key) ?? (isBegun ? undefined : 0);
      const share = unclear.has(line.key) ? undefined : shareOf(part, before, isBegun);
      taken.set(line.key, share === undefined || before === undefined ? undefined : before + share);
      if (part === 'whole' && !unclear.has(line.key) && (!isBegun || before === 1)) taken.set(line.key, 1);
      return { line: part === 'whole' && share === 1 ? line : portion(line, share), part };
    }),
  );
}

function shareOf(part: Part, before: number | undefined, isBegun: boolean): number | undefined {
  if (part === 'whole') return !isBegun || before === 1 ? 1 : undefined;
  if (part === 'rest') return before !== undefined && before > 0 && before < 1 ? 1 - before : undefined;
  if (part === 'some' || before === undefined || before + part > 1.001) return undefined;
  return part;
}

const portion = (line: Ingredient, share: number | undefined): Ingredient => ({
  ...line,
  amount: share && line.amount ? line.amount * share : null,
  amountTo: share && line.amountTo ? line.amountTo * share : null,
  text: null,
});

/** Returns the lines that each step introduces: those no earlier step has named, and later parts of them. */
export function introducedLines(dish: Parts): Ingredient[][] {
  const before = new Set<string>();
  return shared(partsNamed(dish)).map((named) => {
    const fresh = named.filter(
      ({ line, part }) => !before.has(line.key) || typeof part === 'number' || part === 'rest',
    );
    named.forEach(({ line }) => before.add(line.key));
    return fresh.map(({ line }) => line);
  });
}
