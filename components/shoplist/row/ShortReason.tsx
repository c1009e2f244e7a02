import { Ban, Repeat2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useLanguage } from '@/context/LanguageContext';
import { shortfallOf } from '@/lib/domain/shoplist/delivery';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import css from './ShortReason.module.scss';

interface ShortReasonProps {
  readonly id: string;
  /** The line as it is now, or as it was before a tick a moment ago. */
  readonly item: ShopItem;
}

/** Explains below a line why it still has to be bought although it was ordered; empty for other lines. */
export function ShortReason({ id, item }: ShortReasonProps) {
  const { t } = useTranslation('shoplist');
  const { language } = useLanguage();
  const why = shortfallOf(item);
  if (!why) return null;
  const { Name = null, NameKa = null } = item.order ?? {};
  const name = (language === 'ka' && NameKa) || Name;
  const icon = why === 'replaced' ? Repeat2 : Ban;
  return (
    <small id={id} className={css.reason}>
      <Icon of={icon} size={14} />
      <span>
        {name && (why === 'replaced' || why === 'refused')
          ? t(`shortNamed.${why}`, { name })
          : t(`short.${why}`)}
      </span>
    </small>
  );
}
