import { EatDialog } from '@/components/day/eaten/EatDialog';
import { useEatenCalls } from '@/context/day/eaten';
import type { Day } from '@/lib/domain/time/day';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import day from '@/locales/en/day.json';
import eaten from '@/locales/en/eaten.json';
import mealplan from '@/locales/en/mealplan.json';

interface AteProps {
  readonly today: Day;
  /** Called after the food was logged. */
  readonly onEaten?: () => void;
  readonly onClose: () => void;
}

/** Logs food eaten today outside the plan. */
function Ate({ today, onEaten, onClose }: AteProps) {
  const { put } = useEatenCalls();
  return (
    <EatDialog
      today={today}
      onLog={(draft) => {
        void put(today, draft);
        onEaten?.();
      }}
      onRemove={() => undefined}
      onClose={onClose}
    />
  );
}

export const AteDialog = withNamespaces(Ate, { day, eaten, mealplan });
