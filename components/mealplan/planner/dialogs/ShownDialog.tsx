import { useTranslation } from 'next-i18next/pages';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Filters } from '@/components/day/week/FilterBar';

/** What of the days is shown: meals, exercises, supplements, appointments. */
export function ShownDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mealplan');
  return (
    <DialogFrame title={t('kinds.label')} onClose={onClose}>
      <Filters />
    </DialogFrame>
  );
}
