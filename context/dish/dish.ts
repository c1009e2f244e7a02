import { useMemo, useState } from 'react';
import {
  addCollaborator,
  copyDish,
  createDish,
  deleteDish,
  featureDish,
  hideDish,
  readDish,
  reportDish,
  setCollaborators,
  settleDish,
  updateDish,
} from '@/lib/api/dish/dish';
import { ApiError } from '@/lib/api/errors';
import { isSaved, saveDish, unsaveDish } from '@/lib/api/dish/saves';
import type { Dish } from '@/lib/domain/dish/record';
import type { DishBody, DishInput } from '@/lib/forms/dish/values';
import { invalidate } from '@/lib/remote/cache';
import type { Change } from '@/lib/remote/keys';
import { newKey } from '@/lib/newKey';
import { useApi, type ActionKey } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { contentOf } from '@/context/remote/publicPage';
import { useStoredRead } from '@/context/remote/storedRead';
import { callWith, useQuietRead, useRead } from '@/context/remote/read';

/** Reads one recipe as the caller may see it. */
export const useDish = (id: number | null) =>
  useStoredRead<Dish>(id === null ? null : ['dish', id], callWith(id, readDish));

/** Reads a public recipe as a visitor, while the server renders. */
export const sendDish = async (id: number) => contentOf(['dish', id], await readDish(id));

/** Reads the recipe's current state for the form, never a cached one. */
export function useDishToEdit(id: number | null) {
  const { person } = useAuth();
  const [opened] = useState(newKey);
  const isId = id !== null && Number.isSafeInteger(id) && id > 0;
  return useRead<Dish>(id !== null && person ? ['dishToEdit', id, opened] : null, async () => {
    if (!isId) throw new ApiError('notFound', 'No such recipe');
    return readDish(id);
  });
}

/** Tells whether the caller has saved the recipe; never reads for visitors and couriers. */
export function useIsSaved(id: number) {
  const { person } = useAuth();
  const isMember = person !== null && person.Rolee !== 'Courier';
  return useQuietRead<boolean>(isMember ? ['dishSaved', id] : null, () => isSaved(id));
}

/** Returns calls that change recipes; each shows its own alerts and rethrows failures. */
export function useDishCalls() {
  const { write } = useApi();
  return useMemo(() => dishCalls(write), [write]);
}

function dishCalls(write: ReturnType<typeof useApi>['write']) {
  const call = async <T>(key: ActionKey, act: () => Promise<T>, change: Partial<Change> = {}): Promise<T> => {
    const answer = await write(key, act);
    invalidate({ collection: 'dishes', ...change });
    return answer;
  };
  return {
    create: (input: DishBody, idempotencyKey: string) =>
      call('dish.create', () => createDish(input, idempotencyKey)),
    update: (id: number, input: DishInput) => call('dish.update', () => updateDish(id, input), { id }),
    settle: (id: number) => call('dish.update', () => settleDish(id), { id }),
    remove: (id: number) => call('dish.delete', () => deleteDish(id), { id, isGone: true }),
    copy: (id: number) => call('dish.copy', () => copyDish(id)),
    save: (id: number) => call('dish.save', () => saveDish(id), { collection: 'saves' }),
    unsave: (id: number) => call('dish.unsave', () => unsaveDish(id), { collection: 'saves' }),
    report: (id: number, why: string) => call('dish.report', () => reportDish(id, why), { id }),
    hide: (id: number, hidden: boolean) =>
      call(hidden ? 'dish.hide' : 'dish.show', () => hideDish(id, hidden), { id }),
    feature: (id: number, featured: boolean) => call('dish.feature', () => featureDish(id, featured), { id }),
    addCollaborator: (id: number, email: string) =>
      call('dish.collaborators', () => addCollaborator(id, email), { id }),
    setCollaborators: (id: number, people: readonly number[]) =>
      call('dish.update', () => setCollaborators(id, people), { id }),
  };
}
