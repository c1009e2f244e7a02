import { GRAMS, MEASURES, MILLILITRES } from '@/lib/domain/amount/measures';
import type { WrittenAmount } from '@/lib/domain/amount/read';

const SUM = /^sum: ([\d.]+) (\w+) \+ ([\d.]+) (\w+)$/;

/** Returns whether an amount is the sum in a label's note ("sum: 0.5 cup + 2 tbsp"), in any measure. */
export function sumsTo(note: string, { amount, measure, ml }: WrittenAmount): boolean {
  const [, one, of = '', other, more = ''] = SUM.exec(note) ?? [];
  return [GRAMS, MILLILITRES].some((table) => {
    const each = (word: string) =>
      (word === measure && ml) || table[MEASURES.find((known) => known === word) ?? 'piece'];
    const [first, second, read] = [each(of), each(more), each(measure)];
    if (!first || !second || !read) return false;
    return Math.abs(amount * read - Number(one) * first - Number(other) * second) < 0.006 * amount * read;
  });
}
