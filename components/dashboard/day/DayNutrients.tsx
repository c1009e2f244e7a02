import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { NutrientsTable } from '@/components/food/NutrientsTable';
import { PressButtons } from '@/components/ui/inputs/PressButtons';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useDayDetails, useMyIntakes } from '@/context/food/nutrients';
import { useMyToday } from '@/context/calendar/today';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import nutrients from '@/locales/en/nutrients.json';

const PARTS = ['planned', 'eaten'] as const;

/** Shows the vitamins and minerals of one's own day, either planned or eaten so far. */
function OwnDay() {
  const { t } = useTranslation('nutrients');
  const { day } = useMyToday();
  const mine = useMyIntakes();
  const { remote, reload } = useDayDetails(day);
  const [part, setPart] = useState<(typeof PARTS)[number]>('planned');
  return (
    <>
      <div role="group" aria-label={t('part.label')} className="chips mt-3">
        <PressButtons names={PARTS} pressed={part} onPress={setPart} textOf={(name) => t(`part.${name}`)} />
      </div>
      <RemoteView
        of={mine ? remote : { status: 'loading' }}
        skeleton={<SkeletonRows count={6} />}
        onRetry={reload}
      >
        {(details) => mine && <NutrientsTable details={details[part]} mine={mine} of={part} />}
      </RemoteView>
    </>
  );
}

export const DayNutrients = withNamespaces(OwnDay, { nutrients });
