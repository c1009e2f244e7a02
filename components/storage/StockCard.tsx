import { present } from '@/lib/domain/present';
import { CalendarClock, History, Pencil, TrendingDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Card } from '@/components/ui/Card';
import { Button } from '@/components/ui/inputs/Button';
import { Lines } from '@/components/ui/lists/Lines';
import { Tag } from '@/components/ui/Tag';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import { productName } from '@/lib/domain/product/record';
import { freeOf, isExpired, isExpiring, nextToExpire, sumOf } from '@/lib/domain/storage/lots';
import type { Stock } from '@/lib/domain/storage/record';
import type { Day } from '@/lib/domain/time/day';
import { formatAmount } from '@/lib/format/amount';
import { formatDate } from '@/lib/format/time';
import css from './StockCard.module.scss';
import { LazyHistoryDialog } from './HistoryDialog.lazy';
import { LazyMinimumDialog } from './MinimumDialog.lazy';
import { LazyMoveDialog } from './MoveDialog.lazy';

interface StockCardProps {
  readonly product: NonNullable<Stock['product']>;
  readonly lots: readonly Stock[];
  readonly today: Day;
  readonly onChanged: () => void;
}

/** Shows a product in storage: its amount, the reserved part, and the place of each lot. */
export function StockCard({ product, lots, today, onChanged }: StockCardProps) {
  const { t } = useTranslation('storage');
  const { language } = useLanguage();
  const [moved, setMoved] = useState<Stock>();
  const [open, setOpen] = useState<'history' | 'minimum'>();
  const { role } = useRole();
  const held = lots.filter(({ quantity, reserved }) => quantity > 0 || reserved > 0);
  const name = productName(product, language);
  const sum = sumOf(lots, today);
  const next = nextToExpire(lots);
  const first = present(lots[0], 'a lot');
  const said = (amount: number) =>
    formatAmount(amount, first.unit, language, { pieceName: product.pieceName });
  return (
    <Card aria-labelledby={`stock-${product.id}`}>
      <header>
        <h2 id={`stock-${product.id}`} className="h5">
          {name}
        </h2>
        {sum.isLow && (
          <Tag icon={TrendingDown} tone="attention">
            {t('low')}
          </Tag>
        )}
        {next?.expiresOn && isExpiring(next, today) && (
          <Tag icon={CalendarClock} tone={isExpired(next, today) ? 'danger' : 'attention'}>
            {t('until', { day: formatDate(next.expiresOn, language, 'short') })}
          </Tag>
        )}
        <Button icon={History} aria-label={t('history.open', { name })} onClick={() => setOpen('history')} />
      </header>
      <dl className={css.figures}>
        {(['quantity', 'reserved', 'free'] as const).map((figure) => (
          <div key={figure}>
            <dt>{t(figure)}</dt>
            <dd>{said(sum[figure])}</dd>
          </div>
        ))}
      </dl>
      <p className={css.minimum}>
        {t('minimum.name')} <strong>{sum.minimum > 0 ? said(sum.minimum) : '–'}</strong>
        {role === 'Admin' && (
          <Button
            tone="link"
            icon={Pencil}
            aria-label={t('minimum.open', { name })}
            onClick={() => setOpen('minimum')}
          />
        )}
      </p>
      <details>
        <summary>{t('lots', { count: held.length })}</summary>
        <Lines>
          {held.map((lot) => (
            <li key={lot.id}>
              <span>
                {lot.place ?? t('noPlace')}
                <small>
                  {lot.expiresOn ? t('until', { day: formatDate(lot.expiresOn, language) }) : t('noDate')}
                </small>
                {isExpired(lot, today) && lot.quantity > 0 && (
                  <Tag icon={CalendarClock} tone="danger">
                    {t('expired')}
                  </Tag>
                )}
                {!isExpired(lot, today) && isExpiring(lot, today) && (
                  <Tag icon={CalendarClock} tone="attention">
                    {t('expiring')}
                  </Tag>
                )}
              </span>
              <span>
                {said(lot.quantity)}
                <small>{`${t('free')}: ${said(freeOf(lot))}`}</small>
              </span>
              <Button
                icon={Pencil}
                aria-label={t('move.open', { name: `${name}, ${lot.place ?? t('noPlace')}` })}
                onClick={() => setMoved(lot)}
              />
            </li>
          ))}
        </Lines>
      </details>
      {moved && (
        <LazyMoveDialog stock={moved} name={name} onMoved={onChanged} onClose={() => setMoved(undefined)} />
      )}
      {open === 'minimum' && (
        <LazyMinimumDialog
          stock={first}
          {...{ name, minimum: sum.minimum, onChanged }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'history' && (
        <LazyHistoryDialog product={product.id} name={name} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  );
}
