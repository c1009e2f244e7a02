import { useStored } from '@/lib/hooks/useStored';
import type { Column } from './column';

/** Holds the columns selected in this browser; the first one is always shown. */
export function useColumns<T>(name: string, columns: readonly Column<T>[]) {
  const [stored, keep] = useStored(`columns:${name}`);
  const chosen = stored?.split(',');
  const isShown = ({ key, isExtra }: Column<T>, at: number) =>
    at === 0 || (chosen ? chosen.includes(key) : !isExtra);
  const shown = columns.filter(isShown);
  const toggle = (key: string) => {
    const keys = columns.filter((one, at) => isShown(one, at) !== (one.key === key)).map((one) => one.key);
    keep(keys.join());
  };
  return { shown, toggle };
}
