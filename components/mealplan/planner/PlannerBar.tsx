import { BookOpen, Check, CircleDot, Ellipsis, Redo2, Save, Send, Settings2, Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { PageTitle } from '@/components/layout/PageTitle';
import { Dropdown } from '@/components/ui/Dropdown';
import { useMealplan } from '@/context/MealplanContext';
import { usePlanEditor } from '@/context/PlanEditorContext';
import { isOwner } from '@/lib/domain/mealplan/record';
import { useWide } from '@/lib/hooks/useWide';
import css from './PlannerBar.module.scss';

/** The planner's head: undo, save and what else is done with the whole plan. */
export function PlannerBar() {
  const { t } = useTranslation(['planner', 'common']);
  const { values, history, isDirty, save, saving } = usePlanEditor();
  const isWide = useWide();
  const wordClass = isWide ? undefined : 'visually-hidden'; // one row of tools on a phone
  return (
    <div className={css.bar}>
      <PageTitle title={values.Name} />
      <p className={css.state} role="status" data-dirty={isDirty}>
        {isDirty ? <CircleDot size={16} aria-hidden /> : <Check size={16} aria-hidden />}
        {t(isDirty ? 'planner.unsaved' : 'planner.saved')}
      </p>
      <div className={css.barTools}>
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={!history.undo}
          onClick={history.undo}
        >
          <Undo2 size={18} aria-hidden />
          <span className={wordClass}>{t('common:action.undo')}</span>
        </button>
        <button
          type="button"
          className="btn btn-outline-secondary"
          disabled={!history.redo}
          onClick={history.redo}
        >
          <Redo2 size={18} aria-hidden />
          <span className={wordClass}>{t('planner.redo')}</span>
        </button>
        {isWide && <PlanTools className="btn btn-outline-secondary" />}
        <button
          type="button"
          className="btn btn-primary"
          aria-disabled={!isDirty || saving.isSaving || undefined}
          onClick={() => isDirty && save()}
        >
          <Save size={18} aria-hidden />
          {t('common:action.save')}
        </button>
        {!isWide && (
          <Dropdown
            align="end"
            label={
              <>
                <Ellipsis size={18} aria-hidden />
                {t('planner.more')}
              </>
            }
          >
            <PlanTools className="menu-link" />
          </Dropdown>
        )}
      </div>
    </div>
  );
}

/** What is done less often; behind "more" on a phone. */
function PlanTools({ className }: { className: string }) {
  const { t } = useTranslation(['mealplan', 'planner']);
  const { plan, save } = usePlanEditor();
  const { openModal } = useMealplan();
  const publish = async () => {
    if (await save()) openModal({ name: 'publish' });
  };
  return (
    <>
      <button type="button" className={className} onClick={() => openModal({ name: 'settings' })}>
        <Settings2 size={18} aria-hidden />
        {t('planner:settings.title')}
      </button>
      <Link href={`/mealplan/${plan.id}`} className={className}>
        <BookOpen size={18} aria-hidden />
        {t('planner:planner.view')}
      </Link>
      {isOwner(plan) && (
        <button type="button" className={className} onClick={publish}>
          <Send size={18} aria-hidden />
          {t('action.publish')}
        </button>
      )}
    </>
  );
}
