import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';
import type { VerbBody } from '@/lib/api/shown';
import { listCookings, toCooking, type CookedLog, type CookingRecord } from '@/lib/api/cooking/cookings';
import type { Cooking, CookingInput } from '@/lib/domain/cooking/types';
import { aboutCooking, cookingPart, withCooking, withWaiting } from '@/lib/domain/cooking/waiting';
import { useQueue } from '@/lib/hooks/useQueue';
import { newKey } from '@/lib/newKey';
import { enqueue, onSent } from '@/lib/offline/queue';
import { withdrawWaiting } from '@/lib/offline/withdrawWaiting';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';

const NONE: readonly Cooking[] = [];

/** Returns the person's cookings of a recipe, including those still in the queue. */
export function useCookings(dish: number) {
  const { person } = useAuth();
  const { remote, mutate, reload } = useStoredRead<CookedLog>(
    person && ['cookings', dish],
    () => listCookings(dish),
    {
      isQuiet: true,
    },
  );
  const { waiting, refused } = useQueue();
  const heard = useEffectEvent((about: string | undefined, answer: unknown) => {
    const part = cookingPart(about);
    if (part?.dish !== dish) return;
    // a read already under way may have missed it
    if (remote.status !== 'ready') return void reload();
    mutate((now) => {
      const cookings = withCooking(now.cookings, part.ref, isCooking(answer) ? toCooking(answer) : null);
      return { cookings, total: now.total + cookings.length - now.cookings.length };
    });
  });
  useEffect(
    () =>
      onSent(({ about, method }, answer) => {
        heard(about, method === 'DELETE' ? null : answer);
        if (cookingPart(about)) invalidate({ collection: 'cookings' });
      }),
    [],
  );
  const known = remote.status === 'ready' ? remote.data.cookings : NONE;
  const cookings = useMemo(() => withWaiting(known, waiting, dish), [known, waiting, dish]);
  const total = (remote.status === 'ready' ? remote.data.total : 0) + cookings.length - known.length;
  const isRefused = refused.some(({ call }) => cookingPart(call.about)?.dish === dish);
  return { cookings, total, isRefused, isReady: remote.status !== 'loading' };
}

/** Returns the outcome that a change of this cooking must carry on, because it replaces one that waits to be sent. */
const waitingOutcome = ({ isWaiting, outcome, outcomeServings }: Partial<Cooking> = {}) =>
  isWaiting && outcome !== undefined ? { outcome, outcomeServings } : {};

const isCooking = (answer: unknown): answer is CookingRecord =>
  typeof answer === 'object' && answer !== null && 'day' in answer;

/** Returns calls that change cookings; each shows at once and is sent when there is a network. */
export function useCookingCalls(dish: number) {
  const { background } = useApi();
  /** Records a cooking, or changes one. */
  const put = useCallback(
    (input: CookingInput, { cooking, file }: { readonly cooking?: Cooking; readonly file?: File } = {}) =>
      background(async () => {
        const ref = cooking?.ref ?? newKey();
        const about = aboutCooking({ dish, ref });
        const made = await withdrawWaiting(about);
        const call = {
          data: { ...waitingOutcome(cooking), ...input },
          about,
          shown: input,
          ...(file && { file: { blob: file, name: file.name, into: 'image' } }),
        };
        if (cooking?.id) await enqueue({ ...call, method: 'PUT', path: `cookings/${cooking.id}` });
        else if (made) await enqueue({ ...call, method: 'PUT', path: 'cookings/{id}', after: made.key });
        else {
          // keeps the servings that the call taken back from the queue had asked for
          const data = { servings: cooking?.servings, ...call.data } satisfies VerbBody<'dishes', 'cooked'>;
          await enqueue({ ...call, data, method: 'POST', path: `dishes/${dish}/cooked` });
        }
      }).catch(() => undefined), // the alert reported it
    [background, dish],
  );
  const remove = useCallback(
    ({ id, ref }: Cooking) =>
      background(async () => {
        const about = aboutCooking({ dish, ref });
        const made = await withdrawWaiting(about);
        if (made) await enqueue({ method: 'DELETE', path: 'cookings/{id}', after: made.key, about });
        else if (id) await enqueue({ method: 'DELETE', path: `cookings/${id}`, about });
      }).catch(() => undefined), // the alert reported it
    [background, dish],
  );
  return { put, remove };
}
