import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { useLanguage } from '@/context/LanguageContext';
import { useMeasures } from '@/context/account/useMeasures';
import type { Ingredient } from '@/lib/domain/dish/record';
import { productName } from '@/lib/domain/product/record';
import { borneFirst } from '@/lib/domain/substitutes/allergens';
import { insteadOf } from '@/lib/domain/substitutes/amount';
import type { Substitute } from '@/lib/domain/substitutes/types';
import { formatLineAmount } from '@/lib/format/line';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import substitutesTexts from '@/locales/en/substitutes.json';
import { SubstituteRow } from './SubstituteRow';
import rowCss from './SubstituteRow.module.scss';
import css from './InsteadOf.module.scss';

interface InsteadOfProps {
  readonly line: Ingredient;
  readonly substitutes: readonly Substitute[];
  /** Servings to cook, and servings that the recipe is written for. */
  readonly servings: number;
  readonly original: number;
}

export const InsteadOf = withNamespaces(Instead, { substitutes: substitutesTexts });

/** Lists the substitutes for an ingredient, with amounts for the servings to cook; folded at first. */
function Instead({ line, substitutes, servings, original }: InsteadOfProps): ReactNode {
  const { t } = useTranslation('substitutes');
  const { language } = useLanguage();
  const { system } = useMeasures();
  const { person } = useAuth();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { product } = line;
  if (!product) return null;
  const amountOf = (substitute: Substitute) => {
    const { Name, pieceName, gramsPerMl, gramsPerPiece } = substitute;
    const much = insteadOf(line, product, substitute);
    const other = { id: substitute.food, Name, pieceName, gramsPerMl, gramsPerPiece };
    const style = { language, system, servings, original };
    return much && formatLineAmount({ ...much, text: null, product: other }, style).amount;
  };
  return (
    <>
      <Button
        tone="bare"
        icon={ArrowLeftRight}
        iconSize={20}
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t('insteadOf', { name: productName(product, language) })}
        onClick={() => setOpen((now) => !now)}
      >
        <span>{t('instead')}</span>
      </Button>
      <div id={id} className={css.beneath} hidden={!isOpen}>
        <ul className={rowCss.list}>
          {borneFirst(substitutes, person?.allergens ?? []).map((substitute) => (
            <li key={substitute.food}>
              <SubstituteRow {...{ substitute, product }} amount={amountOf(substitute)} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
