import { EyeOff, Lock } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { Picture } from '@/components/ui/Picture';
import { Row, Rows, RowText } from '@/components/ui/lists/Rows';
import { Tag } from '@/components/ui/Tag';
import type { CookbookCard } from '@/lib/domain/dish/cookbook';
import css from './CookbookRows.module.scss';

interface CookbookRowsProps {
  readonly cookbooks: readonly CookbookCard[];
  /** Marks private cookbooks; a list of public ones has none. */
  readonly showsState?: boolean;
}

/** Shows cookbooks as rows: cover, name, number of recipes, description. */
export function CookbookRows({ cookbooks, showsState = false }: CookbookRowsProps) {
  const { t } = useTranslation('cookbook');
  return (
    <Rows>
      {cookbooks.map(({ id, Name, Description, visibility, hidden, cover, recipeCount }) => (
        <Row key={id}>
          <div className={css.one}>
            <Picture image={cover} alt="" sizes="64px" ratio="1x1" className={css.cover} />
            <RowText>
              <Link href={`/cookbooks/${id}`}>{Name}</Link>
              <small>{t('holds', { count: recipeCount })}</small>
              {Description && <small className={css.words}>{Description}</small>}
            </RowText>
          </div>
          {showsState && visibility === 'private' && <Tag icon={Lock}>{t('private')}</Tag>}
          {hidden && (
            <Tag tone="attention" icon={EyeOff}>
              {t('hidden')}
            </Tag>
          )}
        </Row>
      ))}
    </Rows>
  );
}
