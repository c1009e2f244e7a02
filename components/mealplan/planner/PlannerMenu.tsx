import { BookOpen, Check, Eye, Globe, Keyboard, Redo2, Settings2, UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useMealplan } from '@/context/mealplan/MealplanContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { isOwner } from '@/lib/domain/mealplan/record';
import { useWide } from '@/lib/hooks/useWide';
import css from './PlannerMenu.module.scss';
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
          const Icon = LOOK_ICONS[look];
          return (
            <button
              key={look}
              type="button"
              className="menu-link"
              aria-pressed={look === view}
              onClick={() => onView(look)}
            >
              <Icon size={18} aria-hidden />
              {t(`view.${look}`)}
              {look === view && <Check size={16} aria-hidden className="ms-auto" />}
            </button>
          );
        })}
      </div>
      {!isWide && (
        <button type="button" className="menu-link" disabled={!history.redo} onClick={history.redo}>
          <Redo2 size={18} aria-hidden />
          {t('planner:planner.redo')}
        </button>
      )}
      <button type="button" className="menu-link" onClick={() => openModal({ name: 'shown' })}>
        <Eye size={18} aria-hidden />
        {t('kinds.label')}
      </button>
      <button type="button" className="menu-link" onClick={() => openModal({ name: 'settings' })}>
        <Settings2 size={18} aria-hidden />
        {t('planner:settings.title')}
      </button>
      <Link href={`/mealplan/${plan.id}`} className="menu-link">
        <BookOpen size={18} aria-hidden />
        {t('planner:planner.view')}
      </Link>
      {isOwner(plan) && (
        <button type="button" className="menu-link" onClick={onInvite}>
          <UserPlus size={18} aria-hidden />
          {t('facts.invite')}
        </button>
      )}
      {isOwner(plan) && plan.visibility === 'private' && (
        <button type="button" className="menu-link" onClick={onPublish}>
          <Globe size={18} aria-hidden />
          {t('action.open')}
        </button>
      )}
      {isWide && (
        <button type="button" className="menu-link" onClick={() => openModal({ name: 'keys' })}>
          <Keyboard size={18} aria-hidden />
          {t('planner:keys.title')}
          <kbd className="ms-auto">?</kbd>
        </button>
      )}
    </MoreMenu>
  );
}
