import { present } from '../../domain/present';
import type { Knex } from 'knex';
import { isMeaningOpen } from '../../domain/import/openMeaning';
import type { ImportLine, ImportQuestion } from '../../domain/import/record';
import { nameKey } from '../../domain/text/clean';
import { foodNameCache } from '../../foods/find';
import { paidPer100 } from '../../prices/latest';
import { productNameCache } from '../../products/nameCache';
import { proposalsFor, statedAllergens } from '../../products/proposals';
import { type FieldError, fieldErrors } from '../../records/http/errors';
import { boolean, relation, text, type ValuesOf } from '../../records/fields';
import { checkInput } from '../../records/write/input';
import { readBodies } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import type { Caller } from '../../records/types';
import { markOutdated } from '../extras/rows';
import { factsReader } from './facts';
import { redetectDiets } from '../take/mealsAndDiets';
import { changeRow, type ImportRow, rowsOf } from './rows';

const MOST = 500;

/**
 * Returns the names that a person should clarify, each once for all waiting recipes, most frequent first, with the
 * allergens they mention and proposals. A proposal's price is the household's latest one, if there is any.
 */
export async function questionsOf(rows: readonly ImportRow[], caller: Caller): Promise<ImportQuestion[]> {
  const asked = new Map<string, Omit<ImportQuestion, 'proposals' | 'told'>>();
  for (const { key, recipe } of rows) {
    for (const line of recipe.ingredients.filter(isMeaningOpen)) {
      const before = asked.get(nameKey(line.name)) ?? {
        name: line.name,
        text: line.text,
        lines: 0,
        recipes: [],
      };
      const recipes = before.recipes.includes(key) ? before.recipes : [...before.recipes, key];
      asked.set(nameKey(line.name), { ...before, lines: before.lines + 1, recipes });
    }
  }
  const all = [...asked.values()].sort((one, other) => other.lines - one.lines).slice(0, MOST);
  const names = all.map(({ name }) => name);
  const proposed = await proposalsFor(names);
  const told = await statedAllergens(names);
  const products = (await productNameCache()).all;
  const foods = (await foodNameCache()).all;
  const paid = await paidPer100(caller);
  return all.map((question, at) => ({
    ...question,
    told: present(told[at]),
    proposals: present(proposed[at]).flatMap(({ product = null, food = null, loses }) => {
      const named = product === null ? foods.get(food ?? 0) : products.get(product);
      if (!named) return [];
      const { Name, NameKa, calories, allergens, unknownAllergens } = named;
      // A food has no price, only products do.
      const costTetri = paid.get(product ?? 0) ?? products.get(product ?? 0)?.costTetri ?? null;
      return [{ product, food, Name, NameKa, loses, calories, costTetri, allergens, unknownAllergens }];
    }),
  }));
}

const fields = {
  name: text({ required: true, max: 2_000 }),
  product: relation('products'),
  food: relation('foods'),
  own: boolean({ initial: false }),
};
type Answer = Partial<ValuesOf<typeof fields>>;

/** Applies answers to the lines with these names in waiting recipes: a product, a food, or a new own product. */
export async function answer(trx: Knex, id: number, given: readonly unknown[]): Promise<void> {
  const answers: Answer[] = [];
  for (const [at, one] of given.entries()) {
    const { data, errors } = checkInput(fields, one, false, 'editor');
    const said: Answer = data;
    const wrong = errors.length > 0 ? errors : await wrongIds(trx, said);
    if (wrong.length > 0)
      throw fieldErrors(wrong.map((error) => ({ ...error, path: ['answers', at, ...error.path] })));
    answers.push(said);
  }
  const byName = new Map(answers.map((one) => [nameKey(one.name ?? ''), one]));
  const factsOf = factsReader(trx);
  for (const row of await rowsOf(trx, id, { state: '' })) {
    const ingredients = row.recipe.ingredients.map((line) => answered(line, byName.get(nameKey(line.name))));
    if (ingredients.every((line, at) => line === row.recipe.ingredients[at])) continue;
    const recipe = { ...row.recipe, ingredients };
    await changeRow(trx, row, { recipe: { ...recipe, ...(await redetectDiets(factsOf, recipe)) } });
    await markOutdated(trx, row);
  }
}

const answered = (line: ImportLine, said: Answer | undefined): ImportLine =>
  said ? { ...line, product: said.product ?? null, food: said.food ?? null, own: said.own === true } : line;

async function wrongIds(trx: Knex, { product = null, food = null }: Answer): Promise<FieldError[]> {
  const isThere = async (collection: 'products' | 'foods', id: number | null) =>
    id === null || (await readBodies(trx, collectionOf(collection), [id])).has(id);
  return [
    ...((await isThere('products', product)) ? [] : [{ path: ['product'], key: 'reference' }]),
    ...((await isThere('foods', food)) ? [] : [{ path: ['food'], key: 'reference' }]),
  ];
}

/** Returns the answers in a body; empty if there are none. */
export function parseAnswers(given: unknown): readonly unknown[] {
  if (given === undefined) return [];
  if (!Array.isArray(given) || given.length > MOST)
    throw fieldErrors([{ path: ['answers'], key: 'required' }]);
  return given;
}
