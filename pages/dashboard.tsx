import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { Greeting } from '@/components/dashboard/Greeting';
import { ProductGaps } from '@/components/dashboard/ProductGaps';
import { Shelf } from '@/components/dashboard/Shelf';
import { RoleGate } from '@/components/layout/RoleGate';
import { Foremost } from '@/components/ui/Foremost';
import { LoadingRows, SkeletonRows } from '@/components/ui/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useDay } from '@/context/data/day';
import { useRole } from '@/context/RoleContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import home from '@/locales/en/home.json';

const DayBoard = dynamic(() => import('@/components/dashboard/DayBoard').then((module) => module.DayBoard), {
  ssr: false,
  loading: () => <LoadingRows count={8} />,
});

// the shop's part is Admin's alone
const ShopToday = dynamic(() => import('@/components/order/ShopToday').then((module) => module.ShopToday), {
  ssr: false,
  loading: () => <SkeletonRows count={3} />,
});

// cards of recipes wait below the day
const MyShelves = dynamic(
  () => import('@/components/dashboard/MyShelves').then((module) => module.MyShelves),
  {
    ssr: false,
  },
);

// for new people alone
const FirstHour = dynamic(() => import('@/components/welcome/FirstHour').then((module) => module.FirstHour), {
  ssr: false,
  loading: () => <LoadingRows count={5} />,
});
const ReadyWeek = dynamic(
  () => import('@/components/mealplan/plan/ReadyWeek').then((module) => module.ReadyWeek),
  { ssr: false },
);

function DashboardPage() {
  return (
    <RoleGate>
      <Dashboard />
    </RoleGate>
  );
}

function Dashboard() {
  const { t } = useTranslation('home');
  const { role } = useRole();
  const { person } = useAuth();
  // who has answered the last question still sees what follows it
  const [isNewHere, setNewHere] = useState(false);
  if (person?.welcomed === false && !isNewHere) setNewHere(true);
  const day = useDay();
  const { remote } = day.calendar;
  const isNew = remote.status === 'ready' && remote.data.length === 0;
  return (
    <>
      <Greeting />
      {role === 'User' && isNewHere && (
        <Foremost>
          <FirstHour week={(onDone) => <ReadyWeek onDone={onDone} />} />
        </Foremost>
      )}
      {role === 'Admin' && (
        <Shelf title={t('shopTitle')} href="/orders" linkLabel={t('shopLink')}>
          <ShopToday />
        </Shelf>
      )}
      {role === 'Admin' && <ProductGaps />}
      <Foremost>
        <DayBoard of={day} />
      </Foremost>
      <MyShelves isNew={isNew} />
    </>
  );
}

export default withNamespaces(DashboardPage, { home });
