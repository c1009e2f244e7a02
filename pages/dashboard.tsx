import { PenLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { DishGrid, DishGridSkeleton } from '@/components/dish/DishGrid';
import { Greeting } from '@/components/home/Greeting';
import { ProductGaps } from '@/components/home/ProductGaps';
import { QuickActions } from '@/components/home/QuickActions';
import { Shelf } from '@/components/home/Shelf';
import { ShelfEmpty } from '@/components/home/ShelfEmpty';
import { RoleGate } from '@/components/layout/RoleGate';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useDay } from '@/context/data/day';
import { useMyDishes } from '@/context/data/dishes';
import { useRole } from '@/context/RoleContext';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import home from '@/locales/en/home.json';
import css from '@/styles/home.module.scss';

const DayBoard = dynamic(() => import('@/components/dashboard/DayBoard').then((module) => module.DayBoard), {
  ssr: false,
  loading: () => <SkeletonRows count={8} />,
});

// the shop's part is Admin's alone
const ShopToday = dynamic(() => import('@/components/order/ShopToday').then((module) => module.ShopToday), {
  ssr: false,
  loading: () => <SkeletonRows count={3} />,
});

const SHOWN = 4;

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
  const day = useDay();
  const { remote } = day.calendar;
  const isNew = remote.status === 'ready' && remote.data.length === 0;
  return (
    <>
      <Greeting />
      {role === 'Admin' && (
        <Shelf title={t('shopTitle')} href="/orders" linkLabel={t('shopLink')}>
          <ShopToday />
        </Shelf>
      )}
      {role === 'Admin' && <ProductGaps />}
      <div className={css.day}>
        <DayBoard of={day} />
      </div>
      {!isNew && <QuickActions />}
      <MyShelf part="mine" isNew={isNew}>
        <ShelfEmpty title={t('mineEmpty')} text={t('mineEmptyText')} drawing="pomegranate">
          <Link href="/dishes/new" className="btn btn-primary">
            <PenLine size={18} aria-hidden />
            {t('new')}
          </Link>
        </ShelfEmpty>
      </MyShelf>
      <MyShelf part="saved" isNew={isNew}>
        <ShelfEmpty title={t('savedEmpty')} text={t('savedEmptyText')} drawing="bird">
          <Link href="/dishes" className="btn btn-outline-secondary">
            {t('browse')}
          </Link>
        </ShelfEmpty>
      </MyShelf>
    </>
  );
}

interface MyShelfProps {
  readonly part: 'mine' | 'saved';
  /** The first steps stand above already; an empty shelf would say them again. */
  readonly isNew: boolean;
  readonly children: React.ReactNode;
}

function MyShelf({ part, isNew, children }: MyShelfProps) {
  const { t } = useTranslation('home');
  const { remote, reload } = useMyDishes(part, 1);
  if (isNew && remote.status === 'ready' && remote.data.data.length === 0) return null;
  return (
    <Shelf title={t(`${part}`)} href={`/dishes/my?part=${part}`} linkLabel={t(`${part}All`)}>
      <RemoteView of={remote} skeleton={<DishGridSkeleton count={SHOWN} />} onRetry={reload}>
        {({ data }) => (data.length > 0 ? <DishGrid dishes={data.slice(0, SHOWN)} showsState /> : children)}
      </RemoteView>
    </Shelf>
  );
}

export default withNamespaces(DashboardPage, { dish, home });
