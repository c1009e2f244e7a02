import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { Button } from '@/components/ui/inputs/Button';
import { useMyToday } from '@/context/calendar/today';
import { useIntakes } from '@/context/supplement/supplements';
import { isOver } from '@/lib/domain/supplement/intake';
import type { Supplement } from '@/lib/domain/supplement/record';
import css from './IntakeList.module.scss';
import { LazyIntakeDialog } from './IntakeDialog.lazy';
import { IntakeList } from './IntakeList';

/** Shows the person's intake of this supplement, or a button that starts one. */
export function SupplementIntake({ supplement }: { supplement: Supplement }) {
  const { t } = useTranslation('supplement');
  const { day } = useMyToday();
  const { remote, reload } = useIntakes(supplement.id);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="my-intake" className={css.section}>
      <h2 id="my-intake" className="h4">
        {t('intake.title')}
      </h2>
      <RemoteView of={remote} skeleton={<SkeletonRows count={1} />} onRetry={reload}>
        {(intakes) => (
          <>
            {intakes.length > 0 && <IntakeList intakes={intakes} onChanged={reload} isNamed={false} />}
            {intakes.every((intake) => isOver(intake, day)) && (
              <Button tone="primary" icon={CalendarPlus} onClick={() => setOpen(true)}>
                {t('intake.start')}
              </Button>
            )}
          </>
        )}
      </RemoteView>
      {isOpen && <LazyIntakeDialog supplement={supplement} onClose={() => setOpen(false)} onSaved={reload} />}
    </section>
  );
}
