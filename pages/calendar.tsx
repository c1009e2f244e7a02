import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useCalendarAt } from '@/components/calendar/useCalendarAt';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useCalendar } from '@/context/calendar/calendar';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';

const CalendarScreen = dynamic(
  () => import('@/components/calendar/CalendarScreen').then((module) => module.CalendarScreen),
  { ssr: false, loading: () => <SkeletonRows count={8} /> },
);

export default function CalendarPage() {
  return (
    <RoleGate>
      <MealplanProvider>
        <Calendar />
      </MealplanProvider>
    </RoleGate>
  );
}

/** Shows the calendar; reads its days while the screen's code still loads. */
function Calendar() {
  const { t } = useTranslation();
  const at = useCalendarAt();
  const calendar = useCalendar(at.isReady ? at : null);
  return (
    <>
      {/* the days themselves are the title */}
      <PageTitle title={t('menu.calendar')} isHidden />
      <CalendarScreen at={at} calendar={calendar} />
    </>
  );
}
