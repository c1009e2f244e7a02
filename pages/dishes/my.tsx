import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import Link from 'next/link';
import { MyDishes } from '@/components/dish/MyDishes';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { ButtonRow } from '@/components/ui/ButtonRow';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import mine from '@/locales/en/mine.json';

// asked for once recipes are chosen
const BookDialog = dynamic(
  () => import('@/components/cookbook/AddToCookbookDialog').then((module) => module.AddToCookbookDialog),
  { ssr: false },
);

function MyDishesPage() {
  const { t } = useTranslation();
  return (
    <RoleGate>
      <PageTitle title={t('menu.dishesMy')}>
        <Link href="/import" className="btn btn-outline-primary">
          <FileUp size={18} aria-hidden />
          {t('menu.import')}
        </Link>
        <Link href="/dishes/new" className="btn btn-primary">
          <Plus size={18} aria-hidden />
          {t('menu.dishesNew')}
        </Link>
      </PageTitle>
      <MyDishes BookDialog={BookDialog} />
      <ButtonRow className="mt-4">
        <Link href="/dishes/print" className="btn btn-outline-secondary">
          {t('menu.dishesPrint')}
        </Link>
      </ButtonRow>
    </RoleGate>
  );
}

export default withNamespaces(MyDishesPage, { dish, mine });
