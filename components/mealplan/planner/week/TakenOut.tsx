import { useTranslation } from 'next-i18next/pages';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { takenOut, type TakenOut } from '@/lib/forms/mealplan/takenOut';

/** Apart from the plan, since meals are drawn anew only when something is taken out or brought back. */
const TakenOutContext = createContext<TakenOut | undefined>(undefined);

export function TakenOutProvider({ children }: { children: ReactNode }) {
  const { values, history } = usePlanEditor();
  const { days } = values;
  const { before } = history;
  const taken = useMemo(() => before && takenOut(before.days, days), [before, days]);
  return <TakenOutContext value={taken}>{children}</TakenOutContext>;
}

/** Where in a meal something stood that was taken out a moment ago; undefined where nothing did. */
export function useTakenOut(meal: string): TakenOut | undefined {
  const taken = use(TakenOutContext);
  return taken?.meal === meal ? taken : undefined;
}

/** What was taken out, said in its place, with the way back; it stays until the next step. */
export function TakenOutLine({ taken: { entry } }: { taken: TakenOut }) {
  const { t } = useTranslation('planner');
  const { language } = useLanguage();
  const { values, parts, history } = usePlanEditor();
  const { name } = nameOfEntry(entry, { parts, days: values.days, language });
  return (
    <li>
      <UndoLine
        text={t('entry.removed', { name })}
        label={t('entry.undo', { name })}
        isQuiet
        onUndo={() => history.undo?.()}
      />
    </li>
  );
}
