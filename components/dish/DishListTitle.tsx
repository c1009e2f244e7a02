import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { PageTitle } from '@/components/layout/PageTitle';
import css from './DishListTitle.module.scss';

/** The heading over the public recipes; on a phone it takes one line. */
export function DishListTitle() {
  const { t } = useTranslation(['dish', 'common']);
  return (
    <div className={css.title}>
      <PageTitle title={t('common:menu.dishes')} lead={<span className={css.lead}>{t('list.lead')}</span>}>
        <Link href="/import" className="btn btn-outline-primary">
          <FileUp size={18} aria-hidden />
          <span className={css.word}>{t('common:menu.import')}</span>
        </Link>
        <Link href="/dishes/new" className="btn btn-primary">
          <Plus size={18} aria-hidden />
          {t('common:menu.dishesNew')}
        </Link>
      </PageTitle>
    </div>
  );
}
