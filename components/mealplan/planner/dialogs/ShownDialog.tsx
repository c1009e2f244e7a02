import { useTranslation } from 'next-i18next/pages';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Filters } from '@/components/day/week/FilterBar';

/** Dialog to filter the days by kind: meals, exercises, supplements, appointments. */
export function ShownDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mealplan');
  return (
    <DialogFrame title={t('kinds.label')} onClose={onClose}>
      <Filters />
    </DialogFrame>
  );
}
