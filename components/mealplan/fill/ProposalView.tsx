import { CircleAlert, Hourglass, LoaderCircle, SlidersHorizontal } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { Toggle } from '@/components/ui/inputs/Toggle';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { sourcesOf } from '@/lib/domain/mealplan/record';
import { entryCalories } from '@/lib/domain/mealplan/figures/totals';
import { placedDays } from '@/lib/domain/mealplan/weeks';
import type { Loosened } from '@/lib/forms/mealplan/fill';
import { fillsAny, shortfallsIn } from '@/lib/forms/mealplan/proposal';
import { formatMoney } from '@/lib/format/number';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage } from '@/lib/hooks/useFormSubmit';
import css from './ProposalView.module.scss';
import { OwnPricesNote } from '@/components/day/sums/OwnPricesNote';
import { usePlanSums } from '@/components/day/sums/usePlanSums';
import { ProposalDay } from './ProposalDay';
import { LazyProposalList } from './ProposalList.lazy';
import { SavedThings } from './SavedThings';
import { Shortfalls } from './Shortfalls';
import type { Filling } from './useFilling';

interface ProposalViewProps {
  readonly filling: Filling;
  readonly today: string;
  readonly onWish: () => void;
  readonly onLoosen: (loosening: Loosened) => void;
}

/** Shows the progress of planning and the best plan so far: its shortfalls, its days, and its shopping list. */
export function ProposalView({ filling, today, onWish, onLoosen }: ProposalViewProps) {
  const { t } = useTranslation('fill');
  const { language } = useLanguage();
  const { person } = useAuth();
  const { asked, question, table } = filling;
  const [part, setPart] = useState<'days' | 'list'>('days');
  const frame = question?.frame;
  const placement = filling.placement;
  const placed = useMemo(
    () => placedDays(table.days, placement, today).filter(({ day }) => frame?.days.includes(day.key)),
    [table.days, placement, today, frame],
  );
  const sums = usePlanSums(table, placed);
  const kcal = useMemo(() => {
    const input = { eaters: table.eaters, sources: sourcesOf(table.parts), user: person?.id };
    return entryCalories(
      placed.map(({ day }) => day),
      table.days,
      input,
    );
  }, [placed, table.days, table.eaters, table.parts, person]);
  const head = useRef<HTMLDivElement>(null);
  // The pressed button is gone, so the heading takes the focus.
  useEffect(() => head.current?.focus(), []);
  const { proposal } = asked;
  const budget = question?.form.budget;
  const cost = formatMoney(sums.week.costTetri, language);
  return (
    <>
      <div ref={head} tabIndex={-1} className={css.head}>
        <Progress filling={filling} />
        <Button size="sm" icon={SlidersHorizontal} onClick={onWish}>
          {t('proposal.wishes')}
        </Button>
        {asked.status === 'done' && !filling.isLong && (
          <Button size="sm" icon={Hourglass} onClick={filling.lookLonger}>
            {t('proposal.longer')}
          </Button>
        )}
        {proposal && (
          <p className={css.cost}>
            <strong>
              {typeof budget === 'number'
                ? t('proposal.toBuyOf', {
                    cost: formatMoney(proposal.toBuyTetri, language),
                    budget: formatMoney(Math.round(budget * 100), language),
                  })
                : t('proposal.toBuy', { cost: formatMoney(proposal.toBuyTetri, language) })}
            </strong>{' '}
            <small>
              {[
                t('proposal.eaten', { cost }),
                proposal.staysTetri > 0 &&
                  t('proposal.stays', { cost: formatMoney(proposal.staysTetri, language) }),
                proposal.toBuyUnknown > 0 && t('list.unknown', { count: proposal.toBuyUnknown }),
                filling.isSwapped && t('proposal.before'),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </p>
        )}
        {proposal && (
          <Toggle
            label={t('proposal.show')}
            value={part}
            onChange={setPart}
            options={[
              { value: 'days', text: t('proposal.days') },
              { value: 'list', text: t('proposal.list') },
            ]}
          />
        )}
      </div>
      {proposal && <OwnPricesNote sums={sums} />}
      {proposal?.isCutOff && asked.status === 'done' && <p className={css.cost}>{t('proposal.cutOff')}</p>}
      {!proposal && asked.status === 'planning' && <SkeletonRows count={7} />}
      {proposal && frame && part === 'days' && (
        <>
          <Shortfalls
            shortfalls={shortfallsIn(proposal, frame)}
            placed={placed}
            today={today}
            filling={filling}
            onLoosen={onLoosen}
          />
          <SavedThings
            saved={proposal.saved}
            placed={placed}
            today={today}
            dishName={(dish) => table.parts.dishes[dish]?.Name ?? '…'}
          />
          <ol className={css.days} aria-busy={asked.status === 'planning'}>
            {placed.map((at) => (
              <li key={at.day.key}>
                <ProposalDay at={at} today={today} frame={frame} filling={filling} sums={sums} kcal={kcal} />
              </li>
            ))}
          </ol>
        </>
      )}
      {proposal && part === 'list' && <LazyProposalList table={table} days={placed.map(({ day }) => day)} />}
    </>
  );
}

/** Shows the current state of planning, for screen readers too. */
function Progress({ filling: { asked, question, isLong, stop, refill } }: { filling: Filling }) {
  const { t } = useTranslation(['fill', 'common']);
  const { said } = useFaultText();
  const { status, plans, proposal, error } = asked;
  if (status === 'failed' && error)
    return (
      <div role="alert" className="form-errors">
        <Icon of={CircleAlert} size={20} />
        <span>
          {t('proposal.failed')} {said(formMessage(error))}
        </span>
        <Button size="sm" onClick={refill}>
          {t('common:action.retry')}
        </Button>
      </div>
    );
  const isPlanning = status === 'planning';
  return (
    <div className={css.progress}>
      {isPlanning && <Icon of={LoaderCircle} size={20} className={css.turning} />}
      <p role="status">
        {isPlanning || !proposal || !question || fillsAny(proposal, question.frame)
          ? t(`proposal.${stateOf(asked, isLong)}`, { count: plans })
          : t('proposal.nothing')}
      </p>
      {isPlanning && proposal && (
        <Button tone="link" size="sm" onClick={stop}>
          {t('proposal.stop')}
        </Button>
      )}
    </div>
  );
}

function stateOf({ status, plans, proposal }: Filling['asked'], isLong: boolean) {
  if (status === 'planning' && plans > 0) return isLong ? 'betterStill' : 'better';
  if (status === 'planning') return proposal ? 'again' : 'looking';
  return plans > 0 ? 'done' : 'nothingBetter';
}
