import { useTranslation } from 'next-i18next/pages';
import type { usePlanSums } from './usePlanSums';

interface OwnPricesNoteProps {
  readonly sums: Pick<ReturnType<typeof usePlanSums>, 'isOwn'>;
}

/** Notes that the costs use one's own prices; renders nothing otherwise. */
export function OwnPricesNote({ sums: { isOwn } }: OwnPricesNoteProps) {
  const { t } = useTranslation('mealplan');
  return isOwn ? <p className="text-body-secondary mb-0">{t('totals.ownPrices')}</p> : null;
}
