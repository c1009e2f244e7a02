import { useCallback, useMemo, useState } from 'react';
import type { Orderable } from '@/lib/forms/order/fromList';
import { refusedProblem, seenProblem, type LineProblem } from '@/lib/forms/order/problems';
import { estimateOf, type Quote, type QuotedLine } from '@/lib/forms/order/quote';
import type { Order } from '@/lib/domain/order/record';
import type { Shop } from '@/lib/domain/order/shop';
import { wishFor, type CheckoutLine } from '@/lib/forms/order/values';
import type { Category } from '@/lib/domain/product/types';
import { arrange } from '@/lib/domain/shoplist/arrange';
import { faultsOfLines } from '@/lib/faults/checkoutFault';
import { useOrderWords } from '@/components/order/useOrderWords';

export interface CheckoutGroup {
  readonly category: Category;
  readonly lines: readonly CheckoutLine[];
}
/** Line as a quote was requested for it; the quote holds for no other values. */
export type QuotedFields = Pick<CheckoutLine, 'product' | 'amount' | 'unit'>;
const quotedFields = ({ product, amount, unit }: QuotedFields): string => `${product} ${amount} ${unit}`;
const quoteKey = (lines: readonly QuotedFields[], zone: string) => [zone, ...lines.map(quotedFields)].join();

interface Quoted {
  readonly key: string;
  readonly quote: Quote;
  readonly lines: ReadonlyMap<string, QuotedLine>;
}
interface CheckoutInput {
  readonly given: Orderable['lines'];
  readonly aisles: readonly Category[];
  readonly last: Order | null;
  readonly shop: Shop;
}

/** Holds the lines of the checkout in the order of the list, with their prices and problems. */
export function useCheckoutLines({ given, aisles, last, shop }: CheckoutInput) {
  const { name } = useOrderWords();
  const [lines, setLines] = useState<readonly CheckoutLine[]>(() =>
    inAisles(given, aisles, name).map((line) => ({ ...line, ifMissing: wishFor(last, line.product) })),
  );
  const [refused, setRefused] = useState<ReadonlyMap<string, LineProblem>>(new Map());
  const [quoted, setQuoted] = useState<Quoted | null>(null);

  const problems = useMemo(() => {
    const found = lines.flatMap((line) => {
      const problem = refused.get(line.key) ?? seenProblem(line, quoted?.lines.get(quotedFields(line)));
      return problem ? [[line.key, problem] as const] : [];
    });
    return new Map(found);
  }, [lines, quoted, refused]);

  const takeQuote = useCallback((asked: readonly QuotedFields[], zone: string, quote: Quote) => {
    const answers = asked.flatMap((line, index) => {
      const answer = quote.lines[index];
      return answer ? [[quotedFields(line), answer] as const] : [];
    });
    setQuoted({ key: quoteKey(asked, zone), quote, lines: new Map(answers) });
  }, []);

  return {
    lines,
    problems,
    takeQuote,
    /** Returns the shop's quote if it is for these lines, else an estimate from the product prices. */
    quoteFor: (zone: string): Quote =>
      quoted?.key === quoteKey(lines, zone) ? quoted.quote : estimateOf(lines, shop, zone || null),
    set(key: string, line: CheckoutLine) {
      setLines((now) => now.map((one) => (one.key === key ? line : one)));
      setRefused((now) => without(now, key));
    },
    drop(key: string) {
      setLines((now) => now.filter((one) => one.key !== key));
      setRefused((now) => without(now, key));
    },
    /** Attaches the CMS's refusals to their lines. */
    refuse(cause: unknown) {
      const found = faultsOfLines(cause).flatMap((fault) => {
        const line = lines[Number(fault.path[1])];
        return line ? [[line.key, refusedProblem(line, fault)] as const] : [];
      });
      setRefused(new Map(found));
    },
  };
}

function without<V>(map: ReadonlyMap<string, V>, key: string): ReadonlyMap<string, V> {
  const rest = new Map(map);
  rest.delete(key);
  return rest;
}

function inAisles<T extends Pick<CheckoutLine, 'Name' | 'NameKa' | 'category'>>(
  lines: readonly T[],
  aisles: readonly Category[],
  nameOf: (line: T) => string,
): T[] {
  const open = lines.map((line) => ({
    line,
    Name: line.Name,
    category: line.category ?? ('other' as const),
    checked: false,
    atHome: false,
  }));
  return arrange(open, aisles, ({ line }) => nameOf(line)).aisles.flatMap(({ items }) =>
    items.map(({ line }) => line),
  );
}

/** Groups the remaining lines by aisle. */
export function groupsOf(lines: readonly CheckoutLine[]): CheckoutGroup[] {
  const categories = [...new Set(lines.map(({ category }) => category ?? ('other' as const)))];
  return categories.map((category) => ({
    category,
    lines: lines.filter((line) => (line.category ?? 'other') === category),
  }));
}
