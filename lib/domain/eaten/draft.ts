import { productName } from '../product/record';
import { EATEN } from '../mealplan/types';
import type { Day } from '../time/day';
import { figuresOfDish, figuresOfFood, scaled, UNKNOWN_FIGURES } from './figures';
import type { Measure } from './measures';
import { EDIBLE_KINDS, type EatenDraft, type EatenLog, type Edible } from './types';

/** So much of something that a search has found; `label` says the measure where it is none of the units. */
export function draftOf(edible: Edible, { unit, each }: Measure, count: number, label?: string): EatenDraft {
  const { kind, id, Name, NameKa, pieceName, facts } = edible;
  const amount = count * each;
  const isFood = kind !== 'dish' && unit !== null;
  // nobody weighs the skin that they leave
  const peeled = isFood && unit === 'gr' && (facts.edibleShare ?? 1) < 1;
  const figures = isFood
    ? figuresOfFood(facts, amount, unit, peeled)
    : figuresOfDish(kind === 'dish' ? facts : {}, amount);
  const text = label ? `${count} ${label}` : null;
  return {
    ...figures,
    Name,
    amount,
    unit,
    text,
    ...(peeled && { peeled }),
    [kind]: { id, Name, NameKa, pieceName },
  };
}

/** What nobody knows anything of but its name. */
export const namedDraft = (Name: string): EatenDraft => ({
  ...UNKNOWN_FIGURES,
  Name,
  amount: 1,
  unit: null,
  text: null,
});

/** The same in another amount, in its own unit; how the first one was said does not hold then. */
export const withAmount = (draft: EatenDraft, amount: number): EatenDraft => ({
  ...draft,
  ...scaled(draft, amount / draft.amount),
  amount,
  text: amount === draft.amount ? draft.text : null,
});

/** Nothing of a log but what another one would say again. */
export function draftOfLog(log: EatenLog): EatenDraft {
  const { id: _id, day: _day, key: _key, isWaiting: _isWaiting, ...draft } = log;
  return draft;
}

/** The body that a log is sent as; what the CMS works out stays out. */
export function eatenBody(day: Day, key: string, draft: EatenDraft) {
  const { amount, unit, text, peeled } = draft;
  const kind = EDIBLE_KINDS.find((one) => draft[one]);
  const item = kind ? { [kind]: draft[kind]?.id } : { Name: draft.Name };
  return { kind: EATEN, day, key, state: 'done', ...item, amount, unit, text, ...(peeled && { peeled }) };
}

/** What tells whether two logs are of the same thing. */
export function sameThing(draft: EatenDraft): string {
  const kind = EDIBLE_KINDS.find((one) => draft[one]);
  return kind ? `${kind} ${draft[kind]?.id}` : `name ${draft.Name.toLocaleLowerCase()}`;
}

/** What it is called in a language: the record's own name where that is still there. */
export function eatenName({ product, food, dish, Name }: EatenDraft, language: string): string {
  const named = product ?? food ?? dish;
  return named ? productName(named, language) : Name;
}
