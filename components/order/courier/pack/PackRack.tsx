import { CheckCheck } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import type { OrderLine } from '@/lib/domain/order/record';
import css from './PackRack.module.scss';
import type { Packing } from './usePacking';

interface PackRackProps {
  readonly rack: string;
  readonly lines: readonly OrderLine[];
  readonly packing: Packing;
}

/**
 * Head of the lines on one rack: a tap marks all unmarked lines as packed; another tap takes the packed ones out again.
 */
export function PackRack({ rack, lines, packing }: PackRackProps) {
  const { t } = useTranslation('order');
  const withOutcome = (outcome: 'got' | undefined) =>
    lines.filter(({ key }) => packing.markOf(key).outcome === outcome);
  const left = withOutcome(undefined);
  const isDone = left.length === 0;
  const inBag = withOutcome('got').length + left.length;
  const mark = () => {
    for (const { key } of isDone ? withOutcome('got') : left)
      packing.mark(key, { outcome: isDone ? undefined : 'got', got: undefined });
  };
  return (
    <li data-rack>
      <button type="button" className={css.rack} aria-pressed={isDone} onClick={mark}>
        <strong>{t('pack.rack', { rack })}</strong>
        <span>
          {inBag === lines.length
            ? t('pack.rackGot', { count: inBag })
            : t('pack.rackSome', { count: inBag, total: lines.length })}
        </span>
        <Icon of={CheckCheck} size={22} />
      </button>
    </li>
  );
}
