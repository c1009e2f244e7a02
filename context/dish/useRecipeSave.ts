import type { FormikHelpers } from 'formik';
import { useCallback, useMemo, useRef, useState } from 'react';
import { presentDish } from '@/lib/api/dish/dish';
import { ApiError, isUnreachable, toFormErrors } from '@/lib/api/errors';
import type { Dish } from '@/lib/domain/dish/record';
import { differences, type ConflictField } from '@/lib/forms/dish/conflict';
import { lacksPortions } from '@/lib/forms/dish/amount';
import {
  changesOf,
  inputOf,
  linesIn,
  valuesOf,
  withLines,
  withoutBlanks,
  type DishValues,
} from '@/lib/forms/dish/values';
import type { Product } from '@/lib/domain/product/record';
import { formMessage } from '@/lib/hooks/useFormSubmit';
import { useConflict, type Conflict, type Origin } from '@/lib/hooks/useVersions';
import { newKey } from '@/lib/newKey';
import { useDishCalls } from './dish';
import { useFoodCalls } from '@/context/food/foods';
import { useReadPortions } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';

/** State from which the form started: the saved recipe's values and revision, or a blank form. */
export interface DishOrigin extends Origin<DishValues> {
  readonly dish?: number;
}
export type DishConflict = Conflict<DishValues, Dish, ConflictField>;
type Helpers = Pick<FormikHelpers<DishValues>, 'setErrors' | 'setStatus' | 'setValues'>;

/** Saves the form, creating only one recipe even if submitted repeatedly, and sorts the failures. */
export function useRecipeSave(onSaved: (dish: Dish | null) => void) {
  const calls = useDishCalls();
  const { productOf } = useFoodCalls();
  const readPortions = useReadPortions();
  const { language } = useLanguage();
  const [isWaiting, setWaiting] = useState(false);
  const idempotencyKey = useRef<string>(undefined);
  const {
    conflict,
    endConflict,
    save: saveVersion,
  } = useConflict<DishValues, Dish, ConflictField>({
    valuesOf: useCallback((kept: Dish) => valuesOf(kept, language), [language]),
    differences,
    read: presentDish,
  });

  const send = useCallback(
    async (values: DishValues, { base, dish, updatedAt }: DishOrigin) => {
      if (dish === undefined) {
        idempotencyKey.current ??= newKey();
        return onSaved(await calls.create(inputOf(values), idempotencyKey.current));
      }
      const changes = changesOf(base, values);
      const isChanged = Object.keys(changes).length > 0;
      onSaved(isChanged ? await calls.update(dish, { ...changes, updatedAt }) : null);
    },
    [calls, onSaved],
  );

  const explain = useCallback((cause: unknown, { setErrors, setStatus }: Helpers) => {
    if (cause instanceof ApiError) {
      if (isUnreachable(cause)) return setWaiting(true);
      idempotencyKey.current = undefined; // the CMS answered: the next submit creates another recipe
      if (cause.fields.length > 0) setErrors(toFormErrors(cause) as never);
    }
    setStatus(formMessage(cause));
  }, []);

  const save = useCallback(
    async (typed: DishValues, origin: DishOrigin, helpers: Helpers) => {
      let values = withoutBlanks(typed);
      setWaiting(false);
      helpers.setStatus(undefined);
      try {
        values = await withPortions(await withFoods(values, productOf), readPortions);
        const isSaved = await saveVersion(values, origin, send);
        if (!isSaved) await helpers.setValues(values, false);
      } catch (cause) {
        await helpers.setValues(values, false); // faults name positions, so the form shows the values sent
        explain(cause, helpers);
      }
    },
    [explain, productOf, readPortions, saveVersion, send],
  );

  return useMemo(
    () => ({ save, conflict, isWaiting, endConflict }),
    [save, conflict, isWaiting, endConflict],
  );
}

/** Creates a product for each food that has none yet, and returns the values with them. */
async function withFoods(
  values: DishValues,
  productOf: (food: number, how: { isQuiet: boolean }) => Promise<Product>,
): Promise<DishValues> {
  const foods = new Set(linesIn(values).flatMap(({ product, food }) => (food && !product ? food.id : [])));
  const made = new Map<number, Product>();
  for (const id of foods) made.set(id, await productOf(id, { isQuiet: true }));
  return withLines(values, (line) => {
    const product = line.food && !line.product && made.get(line.food.id);
    return product ? { ...line, product, food: null } : line;
  });
}

/** Returns the values with the household weights needed to convert their amounts. */
async function withPortions(
  values: DishValues,
  read: (ids: readonly number[]) => Promise<Product[]>,
): Promise<DishValues> {
  const ids = new Set(
    linesIn(values).flatMap((line) => (lacksPortions(line) ? (line.product?.id ?? []) : [])),
  );
  if (ids.size === 0) return values;
  const found = new Map((await read([...ids])).map((product) => [product.id, product]));
  return withLines(values, (line) => {
    const product = line.product && found.get(line.product.id);
    return product && line.product ? { ...line, product: { ...line.product, ...product } } : line;
  });
}
