import { FileUp, Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { PageTitle } from '@/components/layout/PageTitle';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
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
        <LinkButton href="/import" tone="outline-primary" icon={FileUp}>
          <span className={css.word}>{t('menu.import')}</span>
        </LinkButton>
        <LinkButton href="/dishes/new" tone="primary" icon={Plus}>
          {t('menu.dishesNew')}
        </LinkButton>
      </PageTitle>
    </div>
  );
}
