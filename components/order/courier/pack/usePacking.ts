import { useCallback, useMemo } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useStockable } from '@/context/storage/stocks';
import { isOpenQuestion, settled, type Consent, type Question } from '@/lib/domain/order/consent';
import {
  byPlace,
  faultOf,
  packedLine,
  proposedBy,
  optimisticLines,
  type PackMark,
} from '@/lib/domain/order/pack';
import type { Order } from '@/lib/domain/order/record';
import type { Outcome } from '@/lib/domain/order/types';
import { useSeconds } from '@/lib/hooks/useSeconds';
import { useStored } from '@/lib/hooks/useStored';
import { addPackMark, packKey, parsePackMarks } from '@/lib/stored/packMarks';

const NONE: readonly Question[] = [];
/** True while a line waits for the customer's consent, so that the order cannot be packed. */
const isOpen = (consent: Consent | undefined) => consent === 'needed' || consent === 'asked';

/** Holds the packing of an order: the marks on the device, the resulting sums, and the customer's consents. */
export function usePacking(order: Order) {
  const { person } = useAuth();
  const place = packKey(person?.id ?? 0, order.id);
  const [kept] = useStored(place);
  const marks = useMemo(() => parsePackMarks(kept), [kept]);
  // loaded with the panel, so that it is available offline
  const { remote, reload } = useStockable();
  const offered = useMemo(
    () => new Map((remote.status === 'ready' ? remote.data : []).map((product) => [product.id, product])),
    [remote],
  );
  const questions = order.questions ?? NONE;
  const now = useSeconds(questions.some(({ answer }) => answer === null));
  const markOf = (key: string): PackMark => marks[key] ?? {};
  const proposed = order.lines.map((line) => proposedBy(line, markOf(line.key), offered));
  const { lines, consents } = settled(order, proposed, questions, now);
  const faults = new Map(
    order.lines.flatMap((line) => {
      const fault = faultOf(line, markOf(line.key), offered);
      return fault ? [[line.key, fault] as const] : [];
    }),
  );
  return {
    offered,
    reload,
    /** False while the places load: the list is hidden until then, as they sort its lines. */
    isKnown: remote.status !== 'loading',
    now,
    markOf,
    proposed: new Map(proposed.map((line) => [line.key, line])),
    consents,
    faults,
    /** Returns a line's outcome as marked, or `missing` if the customer did not agree. */
    outcomeOf(key: string): Outcome | undefined {
      const consent = consents.get(key);
      return consent === 'refused' || consent === 'unanswered' ? 'missing' : markOf(key).outcome;
    },
    questionOf: (key: string) => questions.find((one) => one.key === key && isOpenQuestion(one, now)),
    /** Lines sorted by place, along the packer's walk. */
    shown: useMemo(() => byPlace(order.lines, offered), [order.lines, offered]),
    isBlocked: (key: string) => faults.has(key) || isOpen(consents.get(key)),
    /** Sum to collect if the order is packed as it is now marked. */
    toPayTetri: order.feeTetri + lines.reduce((sum, { costsTetri }) => sum + costsTetri, 0),
    isNothing: lines.every(({ outcome }) => outcome === 'missing'),
    /** Returns the lines as the CMS takes them, and as they are shown while the call is queued. */
    packed: () => ({
      data: { lines: lines.map((line) => packedLine(line, markOf(line.key).called)) },
      shown: { lines: optimisticLines(lines, offered) },
    }),
    mark: useCallback((key: string, part: PackMark) => addPackMark(place, key, part), [place]),
  };
}
export type Packing = ReturnType<typeof usePacking>;
