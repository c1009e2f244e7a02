import { useState } from 'react';
import { useFoodCalls, type NameMatch } from '@/context/food/foods';
import type { ImportLine } from '@/lib/domain/import/record';
import { readLine } from '@/lib/forms/import/line';

/**
 * Holds a line's text during editing; when the field is left, parses the line again and looks up its meaning or
 * proposals.
 */
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
    // A failed lookup leaves it unknown; like any unknown line it becomes a product under its own name.
    const [found] = await match([read.meant]).catch(() => []);
    setBusy(false);
    if (!found) return;
    const { product, food } = found;
    onRead({ ...read.line, product: product?.id ?? null, food: product ? null : (food?.id ?? null) }, found);
  };
  return { text: typed ?? line.text, type: setTyped, settle, isBusy };
}
