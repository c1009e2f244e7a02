import { PenLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { DishGrid, DishGridSkeleton } from '@/components/dish/list/DishGrid';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { useMyDishes } from '@/context/dish/dishes';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import dashboard from '@/locales/en/dashboard.json';
import { Shelf } from './Shelf';
import { ShelfEmpty } from './ShelfEmpty';

const SHOWN = 4;

interface ShelvesProps {
  /** Hides empty shelves, because the first steps above already say the same. */
  readonly isNew: boolean;
}

/** Shows the recipes that the user wrote last, and the saved ones. */
function Shelves({ isNew }: ShelvesProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  return (
    <>
      <MyShelf part="mine" isNew={isNew}>
        <ShelfEmpty title={t('mineEmpty')} text={t('mineEmptyText')} drawing="pomegranate">
          <Link href="/dishes/new" className="btn btn-primary">
            <PenLine size={18} aria-hidden />
            {t('new')}
          </Link>
          <Link href="/import" className="btn btn-outline-primary">
            {t('common:menu.import')}
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

interface MyShelfProps extends ShelvesProps {
  readonly part: 'mine' | 'saved';
  readonly children: ReactNode;
}

function MyShelf({ part, isNew, children }: MyShelfProps) {
  const { t } = useTranslation('dashboard');
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

export const MyShelves = withNamespaces(Shelves, { dish, dashboard });
