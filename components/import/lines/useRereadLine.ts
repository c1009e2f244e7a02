import { useState } from 'react';
import { useFoodCalls, type NameMatch } from '@/context/food/foods';
import type { ImportLine } from '@/lib/domain/import/record';
import { readLine } from '@/lib/forms/import/line';

/** The text of a line while it is changed; once it is left, the line is read anew and what it means, or may mean, is looked up. */
export function useRereadLine(line: ImportLine, onRead: (line: ImportLine, match?: NameMatch) => void) {
  const { match } = useFoodCalls();
  const [typed, setTyped] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const settle = async () => {
    const text = typed?.trim();
    setTyped(undefined);
    if (text === undefined || text === line.text) return;
    const read = readLine(text, line.section);
    onRead(read.line);
    if (!read.meant) return;
    setBusy(true);
    // one that cannot be looked up now becomes a product of its own name, as any that is not known
    const [found] = await match([read.meant]).catch(() => []);
    setBusy(false);
    if (!found) return;
    const { product, food } = found;
    onRead({ ...read.line, product: product?.id ?? null, food: product ? null : (food?.id ?? null) }, found);
  };
  return { text: typed ?? line.text, type: setTyped, settle, isBusy };
}
