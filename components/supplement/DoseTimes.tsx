import { useTranslation } from 'next-i18next/pages';
import { TimesField } from '@/components/forms/TimesField';
import { LIMITS } from '@/lib/domain/limits';

/** Form field for the times of day of an intake. */
export function DoseTimes({
  name,
  label,
  isRequired,
}: {
  name: string;
  label: string;
  isRequired?: boolean;
}) {
  const { t } = useTranslation(['supplement', 'common']);
  const words = {
    time: (number: number) => t('intake.time', { number }),
    add: t('intake.addTime'),
    remove: (number: number) => t('intake.removeTime', { number }),
    removeTitle: (time: string) => t('intake.removeTimeTitle', { time }),
    removeYes: t('common:action.remove'),
  };
  return <TimesField {...{ name, label, isRequired, words }} most={LIMITS.timesToTake.max} />;
}
