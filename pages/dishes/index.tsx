import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { DishList } from '@/components/dish/DishList';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import dish from '@/locales/en/dish.json';
import css from '@/components/dish/DishList.module.scss';

function DishesPage() {
  const { t } = useTranslation(['dish', 'common']);
  return (
    <RoleGate>
      <div className={css.title}>
        <PageTitle title={t('common:menu.dishes')} lead={<span className={css.lead}>{t('list.lead')}</span>}>
          <Link href="/dishes/new" className="btn btn-primary">
            <Plus size={18} aria-hidden />
            {t('common:menu.dishesNew')}
          </Link>
        </PageTitle>
      </div>
      <DishList />
    </RoleGate>
  );
}

export default withNamespaces(DishesPage, { dish });
