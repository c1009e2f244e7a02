import { useTranslation } from 'next-i18next/pages';
import { AllergenTag } from '@/components/food/AllergenTag';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import { lacksOf } from '@/lib/domain/substitutes/allergens';
import type { Substitute } from '@/lib/domain/substitutes/types';
import css from './SubstituteRow.module.scss';

interface SubstituteRowProps {
  readonly substitute: Substitute;
  /** The product that it replaces. */
  readonly product: { readonly allergens?: readonly string[] | null } | null | undefined;
  /** Amount of the substitute; empty if unknown. */
  readonly amount?: string;
}

/** Row of a substitute: name, amount, allergens that the swap removes, a note, and a warning for the reader. */
export function SubstituteRow({ substitute, product, amount }: SubstituteRowProps) {
  const { t } = useTranslation(['substitutes', 'common']);
  const { language } = useLanguage();
  const without = lacksOf(product, substitute).map((one) => t(`common:allergen.${one}`));
  const note = language === 'ka' ? substitute.noteKa : substitute.note;
  return (
    <span className={css.row}>
      <span>
        <b>{productName(substitute, language)}</b> {amount}
      </span>{' '}
      {without.length > 0 && (
        <small className={css.without}>{t('without', { what: without.join(', ') })}</small>
      )}{' '}
      {note && <small>{note}</small>} <AllergenTag food={substitute} />
    </span>
  );
}
