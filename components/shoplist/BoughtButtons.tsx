import { Banknote, House } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import type { ShopItem } from '@/lib/domain/shoplist/types';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import bought from '@/locales/en/bought.json';
import css from './BoughtButtons.module.scss';
import { usePutAway } from './usePutAway';

interface BoughtButtonsProps {
  readonly item: ShopItem;
  readonly name: string;
  /** Keeps the line in its place for another while. */
  readonly onStay: (key: string) => void;
  /** Opens what else can be said of it: the price, another place. */
  readonly onMore: (item: ShopItem) => void;
}

/** Beside the way back of a line that was ticked a moment ago: one tap puts it away as proposed, a second one takes it back. */
function Buttons({ item, name, onStay, onMore }: BoughtButtonsProps) {
  const { t } = useTranslation('bought');
  const { isPut, put, takeBack } = usePutAway();
  const isThere = isPut(item);
  const press = () => {
    if (isThere) takeBack([item.key]);
    else put([item]);
    onStay(item.key);
  };
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={t('more', { name })}
        onClick={() => onMore(item)}
      >
        <Banknote size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={css.button}
        aria-pressed={isThere}
        aria-label={t('put', { name })}
        onClick={press}
      >
        <House size={20} aria-hidden />
        <span>{t(isThere ? 'there' : 'putShort')}</span>
      </button>
    </>
  );
}

export const BoughtButtons = withNamespaces(Buttons, { bought });
