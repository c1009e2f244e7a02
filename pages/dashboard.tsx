import { useTranslation } from 'next-i18next/pages';
import { LazyDayBoard, loadDayBoard } from '@/components/dashboard/day/DayBoard.lazy';
import { LazyTonight } from '@/components/dashboard/day/Tonight.lazy';
import { Greeting } from '@/components/dashboard/Greeting';
import { ProductGaps } from '@/components/dashboard/kitchen/ProductGaps';
import { LazyMySections } from '@/components/dashboard/sections/MySections.lazy';
import { DashboardSection } from '@/components/dashboard/sections/DashboardSection';
import { RoleGate } from '@/components/layout/RoleGate';
import { LazyReadyWeek } from '@/components/mealplan/plan/ReadyWeek.lazy';
import { LazyShopToday } from '@/components/order/admin/ShopToday.lazy';
import { Foremost } from '@/components/ui/lists/Foremost';
import { LazyFirstDay } from '@/components/welcome/FirstDay.lazy';
import { LazyFirstHour } from '@/components/welcome/FirstHour.lazy';
import { useAuth } from '@/context/AuthContext';
import { loadCalendarReads, useDay } from '@/context/dashboard/day';
import { useRole } from '@/context/RoleContext';
import { beginFor } from '@/context/account/beginFor';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { FIRST_VISIT, readInTab } from '@/lib/stored/stored';
import dashboard from '@/locales/en/dashboard.json';
import day from '@/locales/en/day.json';
import dish from '@/locales/en/dish.json';
import eaten from '@/locales/en/eaten.json';
import mealplan from '@/locales/en/mealplan.json';
import order from '@/locales/en/order.json';

beginFor('User', loadCalendarReads);
beginFor('User', loadDayBoard);

function DashboardPage() {
  return (
    <RoleGate>
      <Dashboard />
    </RoleGate>
  );
}

function Dashboard() {
  const { t } = useTranslation('dashboard');
  const { role } = useRole();
  const { person } = useAuth();
  const isAsked = role === 'User' && person?.welcomed === false;
  const isFirst = readInTab(FIRST_VISIT) === true;
  const today = useDay();
  const { remote } = today.calendar;
  const isNew = remote.status === 'ready' && remote.data.length === 0;
  const greetsBelow = isFirst && !isAsked && (isNew || remote.status === 'loading');
  return (
    <>
      {!greetsBelow && <Greeting day={today} />}
      {isAsked && (
        <Foremost>
          <LazyFirstHour />
        </Foremost>
      )}
      {role === 'Admin' && (
        <DashboardSection title={t('shopTitle')} href="/orders" linkLabel={t('shopLink')}>
          <LazyShopToday />
        </DashboardSection>
      )}
      {role === 'Admin' && <ProductGaps />}
      <Foremost>
        <LazyDayBoard
          of={today}
          first={(note, isInvited) => (
            <LazyFirstDay
              greeting={isFirst && !isAsked ? (text) => <Greeting begin={text} day={today} /> : undefined}
              isAsked={isAsked}
              week={<LazyReadyWeek onFollowed={today.calendar.reload} />}
              tonight={<LazyTonight />}
              note={note}
              isNoteFirst={isInvited}
            />
          )}
        />
      </Foremost>
      <LazyMySections isNew={isNew} />
    </>
  );
}

// the board's texts come before its code, which would ask for them only once it has loaded
export default withNamespaces(DashboardPage, { dashboard, day, dish, eaten, mealplan, order });
