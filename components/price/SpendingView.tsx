import { ChevronLeft, ChevronRight, Target } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useSpending } from '@/context/price/prices';
import { useLanguage } from '@/context/LanguageContext';
import { besideMonth, firstDay, monthBeside, monthOf, spentIn } from '@/lib/domain/price/spending';
import type { Spending } from '@/lib/domain/price/types';
import type { Category } from '@/lib/domain/product/types';
import { formatMoney } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import { useToday } from '@/lib/hooks/useToday';
import css from './SpendingView.module.scss';
import { LazyBudgetDialog } from './BudgetDialog.lazy';
import { LazyThrownAway } from './ThrownAway.lazy';

/** Shows the household's monthly spending by aisle, compared with the budget. */
export function SpendingView() {
  const { t } = useTranslation('price');
  const { language } = useLanguage();
  const { person } = useAuth();
  const { day } = useToday(person?.timeZone);
  const [chosen, setChosen] = useState<string>();
  const month = chosen ?? monthOf(day);
  const { remote, reload } = useSpending(month);
  const before = useSpending(monthBeside(month, -1)).remote;
  return (
    <>
      <PageTitle title={t('spending.title')} lead={t('spending.lead')} />
      <nav className={css.months} aria-label={t('spending.month')}>
        <Button
          tone="outline-primary"
          icon={ChevronLeft}
          iconSize={20}
          aria-label={t('spending.before')}
          onClick={() => setChosen(monthBeside(month, -1))}
        />
        <h2 className="h4" aria-live="polite">
          {formatDate(firstDay(month), language, 'month')}
        </h2>
        <Button
          tone="outline-primary"
          icon={ChevronRight}
          iconSize={20}
          aria-label={t('spending.after')}
          disabled={month >= monthOf(day)}
          onClick={() => setChosen(monthBeside(month, 1))}
        />
      </nav>
      <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
        {(spending) => (
          <Month spending={spending} before={before.status === 'ready' ? before.data : undefined} />
        )}
      </RemoteView>
    </>
  );
}

interface MonthProps {
  readonly spending: Spending;
  /** The previous month, once it has loaded. */
  readonly before: Spending | undefined;
}

function Month({ spending, before }: MonthProps) {
  const { t } = useTranslation('price');
  const [isOpen, setOpen] = useState(false);
  const { budgetTetri, aisles, feesTetri, thrown } = spending;
  return (
    <>
      <BudgetLine spentTetri={spentIn(spending)} budgetTetri={budgetTetri} />
      <p>
        <Button tone="outline-primary" icon={Target} onClick={() => setOpen(true)}>
          {t(budgetTetri === null ? 'spending.setBudget' : 'spending.changeBudget')}
        </Button>
      </p>
      {aisles.length === 0 && feesTetri === 0 ? (
        <EmptyState title={t('spending.empty')} text={t('spending.emptyText')} />
      ) : (
        <Aisles spending={spending} before={before} />
      )}
      <LazyThrownAway thrown={thrown} />
      <p className={css.private}>{t('spending.private')}</p>
      {isOpen && <LazyBudgetDialog budgetTetri={budgetTetri} onClose={() => setOpen(false)} />}
    </>
  );
}

interface BudgetLineProps {
  readonly spentTetri: number;
  readonly budgetTetri: number | null;
}

function BudgetLine({ spentTetri, budgetTetri }: BudgetLineProps) {
  const { t } = useTranslation('price');
  const { language } = useLanguage();
  const money = (tetri: number) => formatMoney(tetri, language);
  if (budgetTetri === null)
    return <p className={css.spent}>{t('spending.spent', { spent: money(spentTetri) })}</p>;
  const left = budgetTetri - spentTetri;
  return (
    <div className={css.spent}>
      <p>{t('spending.spentOf', { spent: money(spentTetri), budget: money(budgetTetri) })}</p>
      <progress
        max={Math.max(budgetTetri, 1)}
        value={Math.min(spentTetri, budgetTetri)}
        data-over={left < 0}
        aria-label={t('spending.budget')}
      />
      <p data-over={left < 0}>
        {t(left < 0 ? 'spending.over' : 'spending.left', { amount: money(Math.abs(left)) })}
      </p>
    </div>
  );
}

function Aisles({ spending, before }: MonthProps) {
  const { t } = useTranslation(['price', 'aisle']);
  const { language } = useLanguage();
  const money = (tetri: number) => (tetri === 0 ? '–' : formatMoney(tetri, language));
  const then = (tetri: number | null | undefined) => (typeof tetri === 'number' ? money(tetri) : '');
  const { feesTetri, month } = spending;
  return (
    <table className={css.aisles}>
      <thead>
        <tr>
          <th scope="col">{t('spending.aisle')}</th>
          <th scope="col">{t('spending.paid')}</th>
          <th scope="col">{t('spending.ordered')}</th>
          <th scope="col">{t('spending.sum')}</th>
          <th scope="col">{formatDate(firstDay(monthBeside(month, -1)), language, 'month')}</th>
        </tr>
      </thead>
      <tbody>
        {besideMonth(spending, before).map(({ category, paidTetri, orderedTetri, beforeTetri }) => (
          <tr key={category}>
            <th scope="row">{t(`aisle:name.${category as Category}`)}</th>
            <td>{money(paidTetri)}</td>
            <td>{money(orderedTetri)}</td>
            <td>{money(paidTetri + orderedTetri)}</td>
            <td className={css.before}>{then(beforeTetri)}</td>
          </tr>
        ))}
        {feesTetri + (before?.feesTetri ?? 0) > 0 && (
          <tr>
            <th scope="row">{t('spending.fees')}</th>
            <td>–</td>
            <td>{money(feesTetri)}</td>
            <td>{money(feesTetri)}</td>
            <td className={css.before}>{then(before?.feesTetri)}</td>
          </tr>
        )}
        <tr className={css.whole}>
          <th scope="row">{t('spending.sum')}</th>
          <td />
          <td />
          <td>{money(spentIn(spending))}</td>
          <td>{then(before && spentIn(before))}</td>
        </tr>
      </tbody>
    </table>
  );
}
