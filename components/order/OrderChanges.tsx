import type { Order } from '@/lib/domain/order/record';
import css from './OrderChanges.module.scss';
import { useOrderWords } from './useOrderWords';

/** What is in the bag otherwise than it was ordered, with what each costs more or less. */
export function OrderChanges({ order }: { order: Order }) {
  const { name, change } = useOrderWords();
  const changed = order.lines.flatMap((line) => {
    const said = change(line);
    return said ? [{ line, said }] : [];
  });
  if (changed.length === 0) return null;
  return (
    <ul className={css.changes}>
      {changed.map(({ line, said }) => (
        <li key={line.key}>
          <strong>{name(line)}</strong> {said}
        </li>
      ))}
    </ul>
  );
}
