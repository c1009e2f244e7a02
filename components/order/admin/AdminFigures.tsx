import { useTranslation } from 'next-i18next/pages';
import { useMemo, useState } from 'react';
import { Chart } from '@/components/ui/chart/Chart';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useDayFigures } from '@/context/order/orders';
import type { DayFigures } from '@/lib/domain/order/figures';
import { addDays } from '@/lib/domain/time/day';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import { useToday } from '@/lib/hooks/useToday';
import { useOrderWords } from '@/components/order/useOrderWords';

const SPANS = [7, 30, 90] as const;

/** Shows the shop's figures for each day of a chosen span. */
export function AdminFigures() {
  const { t } = useTranslation('order');
  const { day } = useToday(DEFAULT_TIME_ZONE);
  const [span, setSpan] = useState<number>(30);
  const { remote, reload } = useDayFigures(addDays(day, 1 - span), day);
  return (
    <>
      <label className="mb-3">
        {t('figures.span')}
        <select className="form-select" value={span} onChange={({ target }) => setSpan(Number(target.value))}>
          {SPANS.map((count) => (
            <option key={count} value={count}>
              {t('figures.days', { count })}
            </option>
          ))}
        </select>
      </label>
      <RemoteView of={remote} skeleton={<SkeletonRows count={8} />} onRetry={reload}>
        {(figures) => <Charts figures={figures} />}
      </RemoteView>
    </>
  );
}

function Charts({ figures }: { figures: readonly DayFigures[] }) {
  const { t } = useTranslation('order');
  const { language, money } = useOrderWords();
  const days = useMemo(() => figures.map(({ day }) => day), [figures]);
  const shared = {
    days,
    dayLabel: t('figures.day'),
    formatDay: (day: string) => formatDate(day, language, 'short'),
  };
  const of = (name: 'placed' | 'delivered' | 'cancelled') => ({
    label: t(`figures.${name}`),
    values: figures.map((one) => one[name]),
  });
  return (
    <>
      <Chart
        {...shared}
        kind="line"
        unit={t('figures.unitOrders')}
        title={t('figures.orders')}
        series={[of('placed'), of('delivered'), of('cancelled')]}
        formatValue={(value) => formatNumber(value, language)}
      />
      <Chart
        {...shared}
        kind="bars"
        unit={t('figures.unitMoney')}
        title={t('figures.money')}
        series={[{ label: t('figures.takings'), values: figures.map(({ takingsTetri }) => takingsTetri) }]}
        formatValue={money}
      />
    </>
  );
}
