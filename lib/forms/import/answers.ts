import { nameKey } from '../../domain/text/clean';
import type { Import, ImportAnswer, ImportLine, ImportQuestion } from '../../domain/import/record';

/** Returns an import with an answer applied: its lines have the answered meaning, and the question is gone. */
export function withAnswer(one: Import, answer: ImportAnswer): Import {
  const isMeant = ({ name }: { readonly name: string }) => nameKey(name) === nameKey(answer.name);
  const line = (before: ImportLine): ImportLine =>
    isMeant(before)
      ? { ...before, product: answer.product ?? null, food: answer.food ?? null, own: answer.own === true }
      : before;
  return {
    ...one,
    recipes: one.recipes?.map((recipe) =>
      recipe.dish === null && recipe.ingredients.some(isMeant)
        ? { ...recipe, ingredients: recipe.ingredients.map(line) }
        : recipe,
    ),
    questions: one.questions?.filter((question) => !isMeant(question)),
  };
}

/** Undoes an answer: the question is back in its place. */
export function withoutAnswer(one: Import, question: ImportQuestion, at: number): Import {
  const asked = withAnswer(one, { name: question.name });
  return { ...asked, questions: (asked.questions ?? []).toSpliced(at, 0, question) };
}
