import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useMemo, useState } from 'react';
import { Chart } from '@/components/ui/chart/Chart';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { usePriceCalls, usePrices } from '@/context/price/prices';
import { useLanguage } from '@/context/LanguageContext';
import { priceLines } from '@/lib/domain/price/lines';
import type { PriceEntry } from '@/lib/domain/price/types';
import type { Product } from '@/lib/domain/product/record';
import { formatAmount } from '@/lib/format/amount';
import { formatMoney } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import price from '@/locales/en/price.json';
import { PriceDialog } from './PriceDialog';
import css from './PriceHistory.module.scss';

/** Shows the prices that the household has paid for a product: a chart by shop, and a list for editing. */
function Book({ product }: { product: Product }) {
  const { t } = useTranslation('price');
  const { remote } = usePrices(product.id);
  // hidden for households that have recorded no price
  if (remote.status !== 'ready' || remote.data.length === 0) return null;
  return (
    <section className={css.book} aria-labelledby="own-prices">
      <h2 id="own-prices" className="h4">
        {t('book.title')}
      </h2>
      <PriceChart entries={remote.data} product={product} />
      <PriceRows entries={remote.data} product={product} />
      <p className={css.private}>{t('book.private')}</p>
    </section>
  );
}

interface EntriesProps {
  readonly entries: readonly PriceEntry[];
  readonly product: Product;
}

function PriceChart({ entries, product }: EntriesProps) {
  const { t } = useTranslation('price');
  const { language } = useLanguage();
  const { days, shops } = useMemo(() => priceLines(entries, product), [entries, product]);
  const series = useMemo(
    () => shops.map(({ shop, values }) => ({ label: shop ?? t('book.noShop'), values })),
    [shops, t],
  );
  const formatDay = useCallback((day: string) => formatDate(day, language, 'short'), [language]);
  const formatValue = useCallback((tetri: number) => formatMoney(Math.round(tetri), language), [language]);
  if (days.length < 2) return null;
  return (
    <Chart
      title={t('book.perKilo')}
      kind="line"
      dayLabel={t('book.day')}
      {...{ days, series, formatDay, formatValue }}
    />
  );
}

/** Lists the prices, newest first. */
function PriceRows({ entries, product }: EntriesProps) {
  const { t } = useTranslation(['price', 'common']);
  const { language } = useLanguage();
  const { remove } = usePriceCalls();
  const confirm = useConfirm();
  const [edited, setEdited] = useState<PriceEntry>();
  const takeAway = async ({ id, day }: PriceEntry) => {
    const title = t('book.removeTitle', { date: formatDate(day, language) });
    if (!(await confirm({ title, confirmLabel: t('common:action.delete') }))) return;
    await remove(id).catch(() => undefined); // an alert shows the error
  };
  return (
    <>
      <ul className={css.rows}>
        {[...entries].reverse().map((entry) => {
          const date = formatDate(entry.day, language);
          const amount = formatAmount(entry.amount, entry.unit, language, { pieceName: product.pieceName });
          return (
            <li key={entry.id}>
              <span>
                <strong>{formatMoney(entry.tetri, language)}</strong> {t('book.for', { amount })}
                <small>{[date, entry.shop].filter(Boolean).join(', ')}</small>
              </span>
              <Button
                tone="link"
                icon={Pencil}
                aria-label={t('book.edit', { date })}
                onClick={() => setEdited(entry)}
              />
              <Button
                tone="link"
                icon={Trash2}
                aria-label={t('book.remove', { date })}
                onClick={() => void takeAway(entry)}
              />
            </li>
          );
        })}
      </ul>
      {edited && <PriceDialog entry={edited} product={product} onClose={() => setEdited(undefined)} />}
    </>
  );
}

export const PriceHistory = withNamespaces(Book, { price });
