import { useTranslation } from 'next-i18next/pages';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { UndoLine } from '@/components/ui/feedback/UndoLine';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { takenOut, type TakenOut } from '@/lib/forms/mealplan/takenOut';

/** Separate from the plan's context, so that meals render again only when an entry is removed or restored. */
const TakenOutContext = createContext<TakenOut | undefined>(undefined);

export function TakenOutProvider({ children }: { children: ReactNode }) {
  const { values, history } = usePlanEditor();
  const { days } = values;
  const { before } = history;
  const taken = useMemo(() => before && takenOut(before.days, days), [before, days]);
  return <TakenOutContext value={taken}>{children}</TakenOutContext>;
}

/** Returns the entry just removed from a meal and its place; undefined without one. */
export function useTakenOut(meal: string): TakenOut | undefined {
  const taken = use(TakenOutContext);
  return taken?.meal === meal ? taken : undefined;
}

/** Shows a removed entry in its place with an undo; stays until the next change. */
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
