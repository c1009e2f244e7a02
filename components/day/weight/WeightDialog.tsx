import { Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useId, useMemo, useState } from 'react';
import { Chart } from '@/components/ui/chart/Chart';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { useWeightCalls, useWeights } from '@/context/day/weights';
import { useLanguage } from '@/context/LanguageContext';
import type { Day } from '@/lib/domain/time/day';
import {
  WEIGHT_RANGES,
  weightChange,
  weightsIn,
  type Weight,
  type WeightRange,
} from '@/lib/domain/weight/range';
import { formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import { LazyExpenditure } from './Expenditure.lazy';
import css from './WeightDialog.module.scss';
import { WeightForm } from './WeightForm';

interface WeightDialogProps {
  readonly today: Day;
  readonly onClose: () => void;
}

/** Dialog with the history of the person's weight, as a chart and as an editable list. */
export function WeightDialog({ today, onClose }: WeightDialogProps) {
  const { t } = useTranslation('eaten');
  const { remote, reload } = useWeights();
  return (
    <DialogFrame title={t('weight.title')} size="lg" onClose={onClose}>
      <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
        {(weights) => <Weights weights={weights} today={today} />}
      </RemoteView>
    </DialogFrame>
  );
}

function Weights({ weights, today }: { weights: readonly Weight[]; today: Day }) {
  const { t } = useTranslation('eaten');
  const [range, setRange] = useState<WeightRange>('months');
  const [day, setDay] = useState(today);
  const shown = useMemo(() => weightsIn(weights, range, today), [weights, range, today]);
  const there = weights.find((one) => one.day === day);
  const id = useId();
  return (
    <div className={css.weights}>
      <Toggle
        label={t('weight.range')}
        options={WEIGHT_RANGES.map((value) => ({ value, text: t(`weight.ranges.${value}`) }))}
        value={range}
        onChange={setRange}
      />
      {shown.length > 1 ? <WeightChart weights={shown} /> : <p>{t('weight.few')}</p>}
      <Difference weights={shown} />
      <div className="field-row">
        <div className="field">
          <label htmlFor={id} className="form-label">
            {t('weight.day')}
          </label>
          <input
            id={id}
            type="date"
            className="form-control"
            value={day}
            max={today}
            onChange={({ target }) => setDay(target.value || today)}
          />
        </div>
        <div className="field">
          <span className="form-label" aria-hidden>
            {t('weight.kilograms')}
          </span>
          <WeightForm key={`${day} ${there?.id} ${there?.kilograms}`} day={day} weight={there} />
        </div>
      </div>
      <WeightRows weights={shown} onChange={setDay} />
      <p>{t('weight.private')}</p>
      <LazyExpenditure />
    </div>
  );
}

function WeightChart({ weights }: { weights: readonly Weight[] }) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const label = t('weight.kilograms');
  const days = useMemo(() => weights.map(({ day }) => day), [weights]);
  const series = useMemo(
    () => [{ label, values: weights.map(({ kilograms }) => kilograms) }],
    [label, weights],
  );
  const formatDay = useCallback((one: string) => formatDate(one, language, 'short'), [language]);
  const formatValue = useCallback(
    (value: number) => formatNumber(value, language, { digits: 2 }),
    [language],
  );
  return (
    <Chart
      title={label}
      kind="line"
      days={days}
      series={series}
      dayLabel={t('weight.day')}
      formatDay={formatDay}
      formatValue={formatValue}
    />
  );
}

function Difference({ weights }: { weights: readonly Weight[] }) {
  const { t } = useTranslation('eaten');
  const { language } = useLanguage();
  const [first] = weights;
  const change = weightChange(weights);
  if (!first || change === undefined) return null;
  const words = change < 0 ? 'weight.fell' : change > 0 ? 'weight.rose' : 'weight.same';
  const value = formatNumber(Math.abs(change), language, { digits: 2 });
  return <p>{t(words, { value, date: formatDate(first.day, language) })}</p>;
}

/** Lists the weights, newest first. */
function WeightRows({ weights, onChange }: { weights: readonly Weight[]; onChange: (day: Day) => void }) {
  const { t } = useTranslation(['eaten', 'common']);
  const { language } = useLanguage();
  const { remove } = useWeightCalls();
  const confirm = useConfirm();
  const takeAway = async ({ id, day }: Weight) => {
    const title = t('weight.removeTitle', { date: formatDate(day, language) });
    if (!(await confirm({ title, confirmLabel: t('amount.remove') }))) return;
    await remove(id).catch(() => undefined); // An alert already reports it.
  };
  return (
    <ul>
      {[...weights].reverse().map((weight) => {
        const date = formatDate(weight.day, language);
        return (
          <li key={weight.id}>
            <span>{date}</span>
            <strong>
              {t('weight.value', { value: formatNumber(weight.kilograms, language, { digits: 2 }) })}
            </strong>
            <Button
              tone="link"
              icon={Pencil}
              aria-label={t('weight.change', { date })}
              onClick={() => onChange(weight.day)}
            >
              {t('common:action.edit')}
            </Button>
            <Button
              tone="link"
              icon={Trash2}
              aria-label={t('weight.remove', { date })}
              onClick={() => void takeAway(weight)}
            >
              {t('amount.remove')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
