import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useCatalogue } from '@/context/product/catalogue';
import type { UsualThing } from '@/context/shoplist/usual';
import { useLanguage } from '@/context/LanguageContext';
import { usualNow } from '@/lib/domain/shoplist/basics';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { lineName } from '@/lib/format/lineName';
import css from './UsualChips.module.scss';

interface UsualChipsProps {
  readonly items: readonly ShopItem[];
  readonly usual: readonly UsualThing[];
  readonly staples: readonly { readonly id: number }[];
  /** False while the usual products load; their space is reserved until then. */
  readonly isKnown: boolean;
  readonly onTap: (thing: UsualThing) => void;
}

/** Chips of usual products that are neither on the list nor always at home; a tap adds one. */
export function UsualChips({ items, usual, staples, isKnown, onTap }: UsualChipsProps) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const catalogue = useCatalogue();
  const shown = useMemo(() => {
    const isStaple = ({ product }: Pick<UsualThing, 'product'>) =>
      staples.some(({ id }) => id === product?.id);
    return usualNow(usual, catalogue, items).filter((thing) => !isStaple(thing));
  }, [catalogue, items, staples, usual]);
  if (shown.length === 0) return isKnown ? null : <div className={css.chips} />;
  return (
    <ul className={css.chips} aria-label={t('add.usual')}>
      {shown.map((thing) => (
        <li key={thing.product?.id ?? thing.Name}>
          <Button tone="bare" icon={Plus} iconSize={16} onClick={() => onTap(thing)}>
            <span className="visually-hidden">{t('item.bring')}</span> {lineName(thing, language)}
          </Button>
        </li>
      ))}
    </ul>
  );
}
