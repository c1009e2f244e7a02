import { productName } from '../product/record';
import { EATEN } from '../mealplan/types';
import type { Day } from '../time/day';
import { figuresOfDish, figuresOfFood, scaled, UNKNOWN_FIGURES } from './figures';
import type { Measure } from './measures';
import { EDIBLE_KINDS, type EatenDraft, type EatenLog, type Edible } from './types';

/** Creates a draft for `count` measures of a search result; `label` names the measure if it is not a unit. */
export function draftOf(edible: Edible, { unit, each }: Measure, count: number, label?: string): EatenDraft {
  const { kind, id, Name, NameKa, pieceName, facts } = edible;
  const amount = count * each;
  const isFood = kind !== 'dish' && unit !== null;
  // people do not weigh the peel they leave
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

/** Returns a draft for a food of which only the name is known. */
export const namedDraft = (Name: string): EatenDraft => ({
  ...UNKNOWN_FIGURES,
  Name,
  amount: 1,
  unit: null,
  text: null,
});

/** Returns the draft with another amount in its own unit; the original wording is dropped if the amount changes. */
export const withAmount = (draft: EatenDraft, amount: number): EatenDraft => ({
  ...draft,
  ...scaled(draft, amount / draft.amount),
  amount,
  text: amount === draft.amount ? draft.text : null,
});

/** Returns the reusable part of a log. */
export function draftOfLog(log: EatenLog): EatenDraft {
  const { id: _id, day: _day, key: _key, isWaiting: _isWaiting, ...draft } = log;
  return draft;
}

/** Returns the request body of a log, without the figures, which the CMS computes. */
export function eatenBody(day: Day, key: string, draft: EatenDraft) {
  const { amount, unit, text, peeled } = draft;
  const kind = EDIBLE_KINDS.find((one) => draft[one]);
  const item = kind ? { [kind]: draft[kind]?.id } : { Name: draft.Name };
  return {
    kind: EATEN,
    day,
    key,
    state: 'done' as const,
    ...item,
    amount,
    unit,
    text,
    ...(peeled && { peeled }),
  };
}

/** Returns the key by which two logs are of the same food. */
export function foodKey(draft: EatenDraft): string {
  const kind = EDIBLE_KINDS.find((one) => draft[one]);
  return kind ? `${kind} ${draft[kind]?.id}` : `name ${draft.Name.toLocaleLowerCase()}`;
}

/** Returns the name in a language: the record's own if it still exists, otherwise the logged name. */
export function eatenName({ product, food, dish, Name }: EatenDraft, language: string): string {
  const named = product ?? food ?? dish;
  return named ? productName(named, language) : Name;
}
