import { CalendarPlus, Pencil } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useAuth } from '@/context/AuthContext';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { canEditPlan, type Plan } from '@/lib/domain/mealplan/record';
import { useWide } from '@/lib/hooks/useWide';
import { loginFor } from '@/lib/routes';
import css from './PlanActions.module.scss';
import { MoreMenu } from '../../MoreMenu';
import { isFollowable, isReading, Print } from './reading';
import { LazyCopyPlan } from './CopyPlan.lazy';
import { LazyMoreActions } from './MoreActions.lazy';

interface ActionsProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
}

/** Shows the actions of a plan: the everyday ones first, the rest behind "more". */
export function PlanActions({ plan, onChanged, children }: ActionsProps & { children?: ReactNode }) {
  const { t } = useTranslation(['mealplan', 'common']);
  const { person } = useAuth();
  const { openModal } = useMealplan();
  const isWide = useWide();
  const isMine = canEditPlan(plan);
  // A viewer who eats along already has the plan on their days.
  const canFollow = plan.myRole === 'reader' && isFollowable(plan);
  return (
    <ButtonRow className={css.withMenu}>
      {isMine && (
        <LinkButton href={`/mealplan/${plan.id}/edit`} tone="primary" icon={Pencil}>
          {t('common:action.edit')}
        </LinkButton>
      )}
      {canFollow &&
        (person ? (
          <Button tone="primary" icon={CalendarPlus} onClick={() => openModal({ name: 'subscribe' })}>
            {t('action.subscribe')}
          </Button>
        ) : (
          <LinkButton href={loginFor(`/mealplan/${plan.id}`)} tone="primary" icon={CalendarPlus}>
            {t('action.subscribe')}
          </LinkButton>
        ))}
      {children}
      {isWide && plan.myRole === 'viewer' && <Print />}
      {isWide && plan.myRole === 'reader' && isReading(person) && <LazyCopyPlan id={plan.id} />}
      <MoreMenu label={t('action.more')}>
        <LazyMoreActions plan={plan} onChanged={onChanged} />
      </MoreMenu>
    </ButtonRow>
  );
}
