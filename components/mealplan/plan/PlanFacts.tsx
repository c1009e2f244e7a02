import { CalendarRange, CalendarSync, Coins, Flame, UserPlus, Users } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import type { PlanCard } from '@/lib/domain/mealplan/record';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { formatDate } from '@/lib/format/time';
import css from './PlanFacts.module.scss';

type Facts = Pick<
  PlanCard,
  | 'dayCount'
  | 'calories'
  | 'costTetri'
  | 'incompleteProducts'
  | 'pricelessProducts'
  | 'startDate'
  | 'repeat'
  | 'memberCount'
>;

interface PlanFactsProps {
  readonly plan: Facts;
  /** Set if the energy is the reader's own share; otherwise it is one portion. */
  readonly isMine?: boolean;
  /** Opens the list of members; given only if the reader may invite. */
  readonly onMembers?: () => void;
}

/** Shows a plan's length, start, and its energy and cost per day, with "at least" if figures are missing. */
export function PlanFacts({ plan, isMine = false, onMembers }: PlanFactsProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const isWhole = plan.incompleteProducts.length === 0;
  const atLeast = (value: string) => (isWhole ? value : t('facts.atLeast', { value }));
  const isPriced = (plan.pricelessProducts?.length ?? 0) === 0;
  const paid = (value: string) => (isPriced ? value : t('facts.atLeast', { value }));
  const kcal = isMine ? 'facts.kcalMine' : 'facts.kcal';
  const { dayCount, calories, costTetri, startDate, repeat, memberCount } = plan;
  return (
    <ul className={css.facts}>
      <li>
        <Icon of={CalendarRange} size={16} />
        {t('facts.days', { count: dayCount })}
      </li>
      {Boolean(calories) && (
        <li>
          <Icon of={Flame} size={16} />
          {atLeast(t(kcal, { value: formatNumber(calories ?? 0, language, { digits: 0 }) }))}
        </li>
      )}
      {Boolean(costTetri) && (
        <li>
          <Icon of={Coins} size={16} />
          {paid(t('facts.cost', { value: formatMoney(costTetri ?? 0, language) }))}
        </li>
      )}
      {startDate && (
        <li>
          <Icon of={CalendarSync} size={16} />
          {t(repeat === 'weekly' ? 'facts.weekly' : 'facts.from', { date: formatDate(startDate, language) })}
        </li>
      )}
      {onMembers ? (
        <li>
          <Button tone="bare" icon={UserPlus} iconSize={16} className={css.members} onClick={onMembers}>
            {memberCount > 0 ? t('facts.members', { count: memberCount }) : t('facts.invite')}
          </Button>
        </li>
      ) : (
        memberCount > 0 && (
          <li>
            <Icon of={Users} size={16} />
            {t('facts.members', { count: memberCount })}
          </li>
        )
      )}
    </ul>
  );
}
