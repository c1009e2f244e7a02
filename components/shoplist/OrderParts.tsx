import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { grouped } from '@/lib/domain/grouped';
import type { ItemOrder, ShopItem } from '@/lib/domain/shoplist/types';
import { DEFAULT_TIME_ZONE } from '@/lib/format/moment';
import { formatSlot } from '@/lib/format/slot';
import { useToday } from '@/lib/hooks/useToday';
import css from './OrderParts.module.scss';

interface PartProps {
  readonly items: readonly ShopItem[];
  readonly rows: (of: readonly ShopItem[]) => ReactNode;
}

/** At the head of a list: what was ordered and has to be bought after all. */
export function ShortPart({ items, rows }: PartProps) {
  const { t } = useTranslation('shoplist');
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="part-short" className={css.short}>
      <h2 id="part-short">
        <TriangleAlert size={15} aria-hidden />
        {t('part.short')} <span>{items.length}</span>
      </h2>
      {rows(items)}
    </section>
  );
}

/** Behind the aisles: what orders are on their way with, each order by itself, and what they have brought. */
export function OrderParts({ ordered, brought, rows }: PartsProps) {
  const { t } = useTranslation('shoplist');
  return (
    <>
      {[...grouped(ordered, ({ order }) => order?.id ?? 0)].map(([id, items]) => (
        <section key={id} aria-labelledby={`part-ordered-${id}`} className={css.ordered}>
          <h2 id={`part-ordered-${id}`}>
            {t('part.ordered')} <Coming count={items.length} order={items[0].order} />
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

/** How many lines come, with which order and when. */
function Coming({ count, order }: { readonly count: number; readonly order: ItemOrder | null }) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const { day: today } = useToday(DEFAULT_TIME_ZONE);
  if (!order) return <span>{count}</span>;
  const { number, wantedFrom: from, wantedTo: to } = order;
  const { day, time } = formatSlot({ from, to }, today, language, [t('slot.today'), t('slot.tomorrow')]);
  return (
    <span>
      {count} · {t('slot.order', { number, day, time })}
    </span>
  );
}
