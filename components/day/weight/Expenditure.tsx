import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useId } from 'react';
import { cssVariables } from '@/components/ui/cssVariables';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { useExpenditure, type Expenditure as Known } from '@/context/day/expenditure';
import { useLanguage } from '@/context/LanguageContext';
import { grouped } from '@/lib/domain/grouped';
import { addDays, type Day } from '@/lib/domain/time/day';
import { formatNumber } from '@/lib/format/number';
import { formatDate, formatWeekday } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import energy from '@/locales/en/energy.json';
import css from './Expenditure.module.scss';

/** Shows what the person uses a day with its uncertainty, and how their target follows it. */
function ExpenditureCard() {
  const { t } = useTranslation('energy');
  const { remote, reload, undo } = useExpenditure();
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <h3 id={id}>{t('title')}</h3>
      <RemoteView of={remote} skeleton={<SkeletonRows count={2} />} onRetry={reload}>
        {(known) => <Shown of={known} onUndo={() => void undo().catch(() => undefined)} />}
      </RemoteView>
    </section>
  );
}

interface ShownProps {
  readonly of: Known;
  readonly onUndo: () => void;
}

function Shown({ of, onUndo }: ShownProps) {
  const { t } = useTranslation('energy');
  if (of.state === 'minor') return <p>{t('minor')}</p>;
  if (of.state === 'off' || of.state === 'noBirthYear')
    return (
      <p>
        {t(of.state)} <Link href="/settings#part-targets">{t('settings')}</Link>
      </p>
    );
  return of.state === 'notYet' ? <NotYet of={of} /> : <Found of={of} onUndo={onUndo} />;
}

function NotYet({ of: { days, daysNeeded } }: { of: Known }) {
  const { t } = useTranslation('energy');
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{t('notYet', { days, needed: daysNeeded })}</label>
      <progress id={id} className={css.progress} value={days} max={daysNeeded} />
      <p>{t('counted')}</p>
    </>
  );
}

function Found({ of, onUndo }: ShownProps) {
  const { t } = useTranslation('energy');
  const number = useNumber();
  const { expenditure, low, high, days, target } = of;
  if (expenditure === null || low === null || high === null) return null;
  return (
    <>
      <p className={css.found}>
        <strong>{t('found', { kcal: number(expenditure) })}</strong>{' '}
        {t('band', { low: number(low), high: number(high) })}
      </p>
      <Band {...{ expenditure, low, high, target }} />
      <Moved of={of} onUndo={onUndo} />
      <Week of={of} />
      <p>{t('basis', { count: days })}</p>
    </>
  );
}

function useNumber(): (value: number) => string {
  const { language } = useLanguage();
  return (value) => formatNumber(value, language, { digits: 0 });
}

/** Kcal beyond the band that the picture shows. */
const ROOM = 60;

/** Draws the band, its middle and the target; the sentences around it say the same. */
function Band({
  expenditure,
  low,
  high,
  target,
}: Record<'expenditure' | 'low' | 'high', number> & Pick<Known, 'target'>) {
  const { t } = useTranslation('energy');
  const number = useNumber();
  const least = Math.min(low, target ?? low) - ROOM;
  const most = Math.max(high, target ?? high) + ROOM;
  const place = (kcal: number) => `${(100 * (kcal - least)) / (most - least)}%`;
  return (
    <>
      <div
        className={css.track}
        aria-hidden
        style={cssVariables({
          '--low': place(low),
          '--width': `${(100 * (high - low)) / (most - least)}%`,
          '--middle': place(expenditure),
          '--target': target === null ? undefined : place(target),
        })}
      >
        <span className={css.band} />
        <span className={css.middle} />
        {target !== null && <span className={css.target} />}
      </div>
      {target !== null && <p className={css.legend}>{t('target', { kcal: number(target) })}</p>}
    </>
  );
}

/** Says how the target moved last and why, with a button that takes it back; else why it stays. */
function Moved({ of: { was, target, movedOn, reasons, canUndo }, onUndo }: ShownProps) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const number = useNumber();
  const why = reasons.map((reason) => t(`reason.${reason}`)).join(' ');
  if (was === null || target === null || movedOn === null) return <p>{why}</p>;
  const moved = t('moved', { from: number(was), to: number(target), date: formatDate(movedOn, language) });
  return (
    <div role="status">
      <p>
        <b>{moved}</b> {why}
      </p>
      {canUndo && (
        <Button tone="outline-primary" icon={Undo2} onClick={onUndo}>
          {t('undo', { kcal: number(was) })}
        </Button>
      )}
    </div>
  );
}

const A_MONDAY: Day = '2024-01-01';

/** Shows the targets of the days of training and of the others, if the schedule has any. */
function Week({ of: { week } }: { of: Known }) {
  const { t } = useTranslation('energy');
  const { language } = useLanguage();
  const number = useNumber();
  if (!week) return null;
  const days = week.map((kcal, at) => ({ kcal, day: addDays(A_MONDAY, at) }));
  return (
    <>
      <p>{t('week')}</p>
      <ul className={css.week}>
        {[...grouped(days, ({ kcal }) => kcal)].map(([kcal, of]) => (
          <li key={kcal}>
            <span>{of.map(({ day }) => formatWeekday(day, language)).join(', ')}</span>
            <strong>{t('kcal', { kcal: number(kcal) })}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

export const Expenditure = withNamespaces(ExpenditureCard, { energy });
