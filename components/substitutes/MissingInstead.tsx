import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useSubstitutes } from '@/context/substitutes/substitutes';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import type { ShopItem, ShopProduct } from '@/lib/domain/shoplist/types';
import { borneFirst } from '@/lib/domain/substitutes/allergens';
import { swapFor, type Swap } from '@/lib/domain/substitutes/swap';
import { formatAmount } from '@/lib/format/amount';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { newKey } from '@/lib/newKey';
import substitutesTexts from '@/locales/en/substitutes.json';
import { SubstituteRow } from './SubstituteRow';
import rowCss from './SubstituteRow.module.scss';
import css from './MissingInstead.module.scss';

interface MissingInsteadProps {
  readonly item: ShopItem & { readonly product: ShopProduct };
  readonly onSwap: (swap: Swap) => void;
}

export const MissingInstead = withNamespaces(Missing, { substitutes: substitutesTexts });

/** "Missing? Instead: …": lists products to buy instead of a line's product; one tap changes the line. */
function Missing({ item, onSwap }: MissingInsteadProps) {
  const { t } = useTranslation('substitutes');
  const { language } = useLanguage();
  const { person } = useAuth();
  const substitutes = useSubstitutes([item.product.id]).get(item.product.id) ?? [];
  if (substitutes.length === 0) return null;
  return (
    <fieldset className={css.missing}>
      <legend>{t('missing')}</legend>
      <ul className={rowCss.list}>
        {borneFirst(substitutes, person?.allergens ?? []).map((substitute) => {
          const swap = swapFor(item, substitute, { key: newKey(), Name: productName(substitute, language) });
          const { amount, unit } = swap.instead;
          const much = amount && unit ? formatAmount(amount, unit, language, substitute) : undefined;
          return (
            <li key={substitute.food}>
              <button type="button" className={css.choice} onClick={() => onSwap(swap)}>
                <SubstituteRow {...{ substitute, product: item.product }} amount={much} />
                <Icon of={ArrowLeftRight} size={20} />
              </button>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
