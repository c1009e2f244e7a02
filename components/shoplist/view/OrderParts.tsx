import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { LazyComing } from '@/components/shoplist/bought/Coming.lazy';
import { Icon } from '@/components/ui/Icon';
import { grouped } from '@/lib/domain/grouped';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import css from './OrderParts.module.scss';

interface PartProps {
  readonly items: readonly ShopItem[];
  readonly rows: (of: readonly ShopItem[]) => ReactNode;
}

/** Lists, at the top, the products that were ordered but still have to be bought. */
export function ShortPart({ items, rows }: PartProps) {
  const { t } = useTranslation('shoplist');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="part-short" className={css.short}>
      <h2 id="part-short">
        <Icon of={TriangleAlert} size={15} />
        {t('part.short')} <span>{items.length}</span>
      </h2>
      {rows(items)}
    </section>
  );
}

/** Lists, below the aisles, the products on their way, grouped by order, and those delivered. */
export function OrderParts({ ordered, brought, rows }: PartsProps) {
  const { t } = useTranslation('shoplist');
  return (
    <>
      {[...grouped(ordered, ({ order }) => order?.id ?? 0)].map(([id, items]) => (
        <section key={id} aria-labelledby={`part-ordered-${id}`} className={css.ordered}>
          <h2 id={`part-ordered-${id}`}>
            {t('part.ordered')}{' '}
            <span>
              {items.length} {items[0].order && <LazyComing order={items[0].order} />}
            </span>
          </h2>
          {rows(items)}
        </section>
      ))}
      {brought.length > 0 && (
        <section aria-labelledby="part-brought" className={css.brought}>
          <h2 id="part-brought">
            {t('part.brought')} <span>{brought.length}</span>
          </h2>
          {rows(brought)}
        </section>
      )}
    </>
  );
}

interface PartsProps extends Pick<PartProps, 'rows'> {
  readonly ordered: readonly ShopItem[];
  readonly brought: readonly ShopItem[];
}
