import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { Greeting } from '@/components/dashboard/Greeting';
import { ProductGaps } from '@/components/dashboard/kitchen/ProductGaps';
import { Shelf } from '@/components/dashboard/shelf/Shelf';
import { RoleGate } from '@/components/layout/RoleGate';
import { Foremost } from '@/components/ui/lists/Foremost';
import { LoadingRows, SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useAuth } from '@/context/AuthContext';
import { useDay } from '@/context/dashboard/day';
import { useRole } from '@/context/RoleContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { FIRST_VISIT, readInTab } from '@/lib/stored/stored';
import dashboard from '@/locales/en/dashboard.json';

const DayBoard = dynamic(
  () => import('@/components/dashboard/day/DayBoard').then((module) => module.DayBoard),
  {
    ssr: false,
    loading: () => <LoadingRows count={8} />,
  },
);

// only Admins see the shop's part
const ShopToday = dynamic(
  () => import('@/components/order/admin/ShopToday').then((module) => module.ShopToday),
  {
    ssr: false,
    loading: () => <SkeletonRows count={3} />,
  },
);

// recipe cards are below the day
const MyShelves = dynamic(
  () => import('@/components/dashboard/shelf/MyShelves').then((module) => module.MyShelves),
  {
    ssr: false,
  },
);

// only for new people
const FirstHour = dynamic(() => import('@/components/welcome/FirstHour').then((module) => module.FirstHour), {
  ssr: false,
  loading: () => <LoadingRows count={5} />,
});
const FirstDay = dynamic(() => import('@/components/welcome/FirstDay').then((module) => module.FirstDay), {
  ssr: false,
  loading: () => <LoadingRows count={5} />,
});
const Tonight = dynamic(() => import('@/components/dashboard/day/Tonight').then((module) => module.Tonight), {
  ssr: false,
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
  const { t } = useTranslation('dashboard');
  const { role } = useRole();
  const { person } = useAuth();
  const isAsked = role === 'User' && person?.welcomed === false;
  const isFirst = readInTab(FIRST_VISIT) === true;
  const day = useDay();
  const { remote } = day.calendar;
  const isNew = remote.status === 'ready' && remote.data.length === 0;
  const greetsBelow = isFirst && !isAsked && (isNew || remote.status === 'loading');
  return (
    <>
      {!greetsBelow && <Greeting day={day} />}
      {isAsked && (
        <Foremost>
          <FirstHour />
        </Foremost>
      )}
      {role === 'Admin' && (
        <Shelf title={t('shopTitle')} href="/orders" linkLabel={t('shopLink')}>
          <ShopToday />
        </Shelf>
      )}
      {role === 'Admin' && <ProductGaps />}
      <Foremost>
        <DayBoard
          of={day}
          first={(note, isInvited) => (
            <FirstDay
              greeting={isFirst && !isAsked ? (text) => <Greeting begin={text} day={day} /> : undefined}
              isAsked={isAsked}
              week={<ReadyWeek onFollowed={day.calendar.reload} />}
              tonight={<Tonight />}
              note={note}
              isNoteFirst={isInvited}
            />
          )}
        />
      </Foremost>
      <MyShelves isNew={isNew} />
    </>
  );
}

export default withNamespaces(DashboardPage, { dashboard });
