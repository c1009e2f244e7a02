import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { PageTitle } from '@/components/layout/PageTitle';
import css from './DishListTitle.module.scss';

interface DishListTitleProps {
  readonly title: string;
  readonly lead?: string;
}

/** Heading of a list of recipes, with buttons to import and to create one; takes one line on a phone. */
export function DishListTitle({ title, lead }: DishListTitleProps) {
  const { t } = useTranslation('common');
  return (
    <div className={css.title}>
      <PageTitle title={title} lead={lead && <span className={css.lead}>{lead}</span>}>
        <Link href="/import" className="btn btn-outline-primary">
          <FileUp size={18} aria-hidden />
          <span className={css.word}>{t('menu.import')}</span>
        </Link>
        <Link href="/dishes/new" className="btn btn-primary">
          <Plus size={18} aria-hidden />
          {t('menu.dishesNew')}
        </Link>
      </PageTitle>
    </div>
  );
}
