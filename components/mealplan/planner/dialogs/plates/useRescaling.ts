import { useTranslation } from 'next-i18next/pages';
import { useDayWords } from '@/components/day/useDayWords';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useMyToday } from '@/context/calendar/calendar';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { nameOfEntry } from '@/lib/domain/mealplan/names';
import { rescaling, type TypedEntry } from '@/lib/domain/mealplan/plates/rescaling';
import { factorsOf } from '@/lib/domain/mealplan/servings';
import type { Eater } from '@/lib/domain/mealplan/types';
import { addDays } from '@/lib/domain/time/day';
import { formatNumber } from '@/lib/format/number';

/** Number of typed entries that the question names; of more it says how many. */
const NAMED = 5;

/**
 * Returns a function that asks once, when the people at the table change, whether what was filled in scales with them.
 * It asks nothing if no portion depends on them.
 */
export function useRescaling() {
  const { t } = useTranslation(['planner', 'mealplan']);
  const { language } = useLanguage();
  const { day: today } = useMyToday();
  const { values, parts } = usePlanEditor();
  const confirm = useConfirm();
  const words = useDayWords(today);
  const number = (value: number) => formatNumber(value, language, { digits: 2 });
  const { days, eaters, startDate } = values;

  const staying = ({ entry, day, servings }: TypedEntry): string =>
    t('rescale.stays', {
      name: nameOfEntry(entry, { parts, days, language }).name,
      day: words.nameOf({ date: startDate && addDays(startDate, day), index: day }),
      count: servings,
      value: number(servings),
    });

  return async (after: readonly Eater[]): Promise<'scaled' | 'kept'> => {
    const found = rescaling(days, { before: eaters, after });
    if (!found) return 'scaled';
    const { typed } = found;
    const more = typed.length - NAMED;
    const portions = factorsOf(after, null);
    const body = [
      t('rescale.text'),
      ...typed.slice(0, NAMED).map(staying),
      more > 0 && t('rescale.more', { count: more }),
    ];
    const isWanted = await confirm({
      title: t('rescale.title', { count: portions, value: number(portions) }),
      body: body.filter(Boolean).join(' '),
      confirmLabel: t('rescale.yes'),
      stayLabel: t('rescale.no'),
      tone: 'primary',
    });
    return isWanted ? 'scaled' : 'kept';
  };
}
