import { useTranslation } from 'next-i18next/pages';
import { LazyCalendarScreen } from '@/components/calendar/CalendarScreen.lazy';
import { useCalendarAt } from '@/components/calendar/useCalendarAt';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { useCalendar } from '@/context/calendar/calendar';
import { MealplanProvider } from '@/context/mealplan/MealplanContext';

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
      <LazyCalendarScreen at={at} calendar={calendar} />
    </>
  );
}
