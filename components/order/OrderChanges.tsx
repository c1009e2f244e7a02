import { ArrowRightLeft, CircleSlash, Scale } from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import type { Order } from '@/lib/domain/order/record';
import css from './OrderChanges.module.scss';
import { useOrderWords } from './useOrderWords';

const ICONS = { got: Scale, replaced: ArrowRightLeft, missing: CircleSlash } as const;

/** Lists the differences between the bag and the order, each with its difference in price. */
export function OrderChanges({ order }: { order: Order }) {
  const { name, changed } = useOrderWords();
  const lines = order.lines.flatMap((line) => {
    const said = changed(line);
    return said && line.outcome ? [{ line, said, icon: ICONS[line.outcome] }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <ul className={css.changes}>
      {lines.map(({ line, said: [what, costs], icon }) => (
        <li key={line.key}>
          <Icon of={icon} />
          <span>
            <strong>{name(line)}</strong> {what}
          </span>
          {costs && <b>{costs}</b>}
        </li>
      ))}
    </ul>
  );
}
