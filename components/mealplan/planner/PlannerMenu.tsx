import { BookOpen, Check, Eye, Globe, Keyboard, Redo2, Settings2, UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { isOwner } from '@/lib/domain/mealplan/record';
import { useWide } from '@/lib/hooks/useWide';
import css from './PlannerBar.module.scss';
import { MoreMenu } from '../MoreMenu';
import { DAYS_LOOKS, LOOK_ICONS, type DaysLook } from '@/components/day/week/DaysBar';

interface PlannerMenuProps {
  readonly view: DaysLook;
  readonly onView: (view: DaysLook) => void;
  readonly onPublish: () => unknown;
  readonly onInvite: () => unknown;
}

/** Menu with less frequent actions on a plan, and the views of its days. */
export function PlannerMenu({ view, onView, onPublish, onInvite }: PlannerMenuProps) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { plan, history } = usePlanEditor();
  const isWide = useWide();
  const { openModal } = useMealplan();
  return (
    <MoreMenu label={t('planner:planner.more')}>
      <div role="group" aria-label={t('view.label')} className={css.views}>
        {DAYS_LOOKS.map((look) => {
          const icon = LOOK_ICONS[look];
          return (
            <Button
              key={look}
              tone="menu"
              icon={icon}
              aria-pressed={look === view}
              onClick={() => onView(look)}
            >
              {t(`view.${look}`)}
              {look === view && <Icon of={Check} size={16} className="ms-auto" />}
            </Button>
          );
        })}
      </div>
      {!isWide && (
        <Button tone="menu" icon={Redo2} disabled={!history.redo} onClick={history.redo}>
          {t('planner:planner.redo')}
        </Button>
      )}
      <Button tone="menu" icon={Eye} onClick={() => openModal({ name: 'shown' })}>
        {t('kinds.label')}
      </Button>
      <Button tone="menu" icon={Settings2} onClick={() => openModal({ name: 'settings' })}>
        {t('planner:settings.title')}
      </Button>
      <LinkButton href={`/mealplan/${plan.id}`} tone="menu" icon={BookOpen}>
        {t('planner:planner.view')}
      </LinkButton>
      {isOwner(plan) && (
        <Button tone="menu" icon={UserPlus} onClick={onInvite}>
          {t('facts.invite')}
        </Button>
      )}
      {isOwner(plan) && plan.visibility === 'private' && (
        <Button tone="menu" icon={Globe} onClick={onPublish}>
          {t('action.open')}
        </Button>
      )}
      {isWide && (
        <Button tone="menu" icon={Keyboard} onClick={() => openModal({ name: 'keys' })}>
          {t('planner:keys.title')}
          <kbd className="ms-auto">?</kbd>
        </Button>
      )}
    </MoreMenu>
  );
}
