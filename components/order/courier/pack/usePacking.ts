import { useCallback, useMemo } from 'react';
import { useAuth } from '@/context/AuthContext';
import { useStockable } from '@/context/storage/stocks';
import { isAsked, settled, type Consent, type Question } from '@/lib/domain/order/consent';
import { byPlace, faultOf, packedLine, proposedBy, shownLines, type PackMark } from '@/lib/domain/order/pack';
import type { Order } from '@/lib/domain/order/record';
import type { Outcome } from '@/lib/domain/order/types';
import { useSeconds } from '@/lib/hooks/useSeconds';
import { useStored } from '@/lib/hooks/useStored';
import { addPackMark, packKey, parsePackMarks } from '@/lib/stored/packMarks';

const NONE: readonly Question[] = [];
/** What keeps an order from being packed until the customer has said something. */
const isOpen = (consent: Consent | undefined) => consent === 'needed' || consent === 'asked';

/** An order that is being packed: what is marked, what it comes to, and what the customer has to say to it. */
export function usePacking(order: Order) {
  const { person } = useAuth();
  const place = packKey(person?.id ?? 0, order.id);
  const [kept] = useStored(place);
  const marks = useMemo(() => parsePackMarks(kept), [kept]);
  // read with the panel, so that it is there when the network is not
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
    /** Whether the places are known: lines are not to move under the thumb once they are there. */
    isKnown: remote.status !== 'loading',
    now,
    markOf,
    proposed: new Map(proposed.map((line) => [line.key, line])),
    consents,
    faults,
    /** What becomes of a line: as it is marked, but missing where the customer did not agree. */
    outcomeOf(key: string): Outcome | undefined {
      const consent = consents.get(key);
      return consent === 'refused' || consent === 'unanswered' ? 'missing' : markOf(key).outcome;
    },
    questionOf: (key: string) => questions.find((one) => one.key === key && isAsked(one, now)),
    /** In the order in which one walks past them. */
    shown: useMemo(() => byPlace(order.lines, offered), [order.lines, offered]),
    isBlocked: (key: string) => faults.has(key) || isOpen(consents.get(key)),
    /** What is to be collected if it is packed as it stands. */
    toPayTetri: order.feeTetri + lines.reduce((sum, { costsTetri }) => sum + costsTetri, 0),
    isNothing: lines.every(({ outcome }) => outcome === 'missing'),
    /** The lines as the CMS takes them, and what is shown of them while they wait to be sent. */
    packed: () => ({
      data: { lines: lines.map((line) => packedLine(line, markOf(line.key).called)) },
      shown: { lines: shownLines(lines, offered) },
    }),
    mark: useCallback((key: string, part: PackMark) => addPackMark(place, key, part), [place]),
  };
}
export type Packing = ReturnType<typeof usePacking>;
