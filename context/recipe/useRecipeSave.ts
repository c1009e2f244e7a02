import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { presentDish } from '@/lib/api/dishes';
import { ApiError, isAway, saidOf, toFormErrors } from '@/lib/api/errors';
import type { Dish } from '@/lib/domain/dish/record';
import { changesOf, inputOf, valuesOf, withoutBlanks, type DishValues } from '@/lib/forms/dish/values';
import { newKey } from '@/lib/newKey';
import { useDishCalls } from '../data/dishes';
import { useLanguage } from '../LanguageContext';

/** What the form began from: the kept recipe's values and version, or a blank one. */
export interface Origin {
  readonly base: DishValues;
  readonly dish?: number;
  readonly updatedAt?: string;
}
/** The recipe has been changed by somebody else since: both versions, until the person has chosen. */
export interface Conflict {
  readonly base: DishValues;
  readonly mine: DishValues;
  readonly theirs: DishValues;
  readonly kept: Dish;
}
type Helpers = Pick<FormikHelpers<DishValues>, 'setErrors' | 'setStatus' | 'setValues'>;

/** Saves the form once, however often it is sent, and tells apart what can go wrong. */
export function useRecipeSave(onSaved: (dish: Dish | null) => void) {
  const calls = useDishCalls();
  const { language } = useLanguage();
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const idempotencyKey = useRef<string>(undefined);

  const send = async (values: DishValues, { base, dish, updatedAt }: Origin): Promise<Dish | null> => {
    if (dish === undefined) {
      idempotencyKey.current ??= newKey();
      return calls.create(inputOf(values), idempotencyKey.current);
    }
    const changes = changesOf(base, values);
    if (Object.keys(changes).length === 0) return null;
    try {
      return await calls.update(dish, { ...changes, updatedAt });
    } catch (cause) {
      const kept = changedSince(cause);
      const isSame = kept && Object.keys(changesOf(base, valuesOf(kept, language))).length === 0;
      if (!isSame) throw cause;
      // a newer version with nothing of the form's in it, a co-author added for one: nobody is overwritten
      return calls.update(dish, { ...changes, updatedAt: kept.updatedAt });
    }
  };

  const explain = (cause: unknown, values: DishValues, { base }: Origin, helpers: Helpers) => {
    if (!(cause instanceof ApiError)) return helpers.setStatus({ keys: ['errors:server'] });
    if (isAway(cause)) return setWaiting(true);
    idempotencyKey.current = undefined; // the CMS has answered: what is sent next is another recipe
    const kept = changedSince(cause);
    if (kept) return setConflict({ base, mine: values, theirs: valuesOf(kept, language), kept });
    if (cause.fields.length > 0) helpers.setErrors(toFormErrors(cause) as never);
    helpers.setStatus(saidOf(cause));
  };

  const save = async (typed: DishValues, origin: Origin, helpers: Helpers) => {
    const values = withoutBlanks(typed);
    setWaiting(false);
    helpers.setStatus(undefined);
    try {
      onSaved(await send(values, origin));
    } catch (cause) {
      await helpers.setValues(values, false); // faults are told by place, so the form shows what was sent
      explain(cause, values, origin, helpers);
    }
  };

  return { save, conflict, isWaiting, endConflict: () => setConflict(null) };
}

/** The recipe as it is now, out of the answer that it has been changed since. */
const changedSince = (cause: unknown): Dish | undefined =>
  cause instanceof ApiError && cause.code === 'record.changedSince' && cause.present
    ? presentDish(cause.present)
    : undefined;
