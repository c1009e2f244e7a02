import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useMyToday } from '@/context/calendar/calendar';
import { useLanguage } from '@/context/LanguageContext';
import { isFarDay } from '@/lib/forms/doctor/values';
import { formatDate } from '@/lib/format/time';

/** Returns a function that asks to confirm a date far from today; resolves to true if the user wants to proceed. */
export function useFarDay() {
  const { t } = useTranslation('doctor');
  const { language } = useLanguage();
  const { day: today } = useMyToday();
  const confirm = useConfirm();
  return async (day: string): Promise<boolean> => {
    if (!isFarDay(day, today)) return true;
    const title = t('far.title', { date: formatDate(day, language) });
    return confirm({ title, body: t('far.text'), confirmLabel: t('far.yes') });
  };
}
