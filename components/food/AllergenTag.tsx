import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { useAuth } from '@/context/AuthContext';
import type { Warned } from '@/lib/domain/mealplan/warnings';
import type { Allergen } from '@/lib/domain/product/types';
import { type AllergenFacts, unknownAllergensIn } from '@/lib/domain/product/unknown';

interface AllergenTagProps {
  /** Known allergens of the food; without it no warning shows. */
  readonly food: AllergenFacts | null | undefined;
  /** Other eaters at the table with an allergy to it. */
  readonly others?: readonly Warned[];
  /** Shortens the visible text to the name of the person or allergen; screen readers get the whole text. */
  readonly isShort?: boolean;
}

/**
 * Warns of allergens from the reader's own settings and of those of others at the table; used wherever food is named.
 */
export function AllergenTag(props: AllergenTagProps) {
  const { food, others = [], isShort = false } = props;
  const { t } = useTranslation('common');
  const { person } = useAuth();
  const own = (person?.allergens ?? []).filter((allergen) => food?.allergens?.includes(allergen));
  const unknown: readonly string[] = unknownAllergensIn(food);
  const isUnknown = person?.allergens?.some((one) => unknown.includes(one) && !own.includes(one)) ?? false;
  const words = (found: readonly string[]) => found.map((one) => t(`allergen.${one as Allergen}`)).join(', ');
  const warnings = [
    ...(own.length > 0 ? [t('contains', { what: words(own) })] : []),
    ...(isUnknown ? [t('allergensUnknown')] : []),
    ...others.flatMap(({ name, allergens: found, unknown: open = [] }) => [
      ...(found.length > 0 ? [t('containsFor', { name, what: words(found) })] : []),
      ...(open.length > 0 ? [t('unknownFor', { name, what: words(open) })] : []),
    ]),
  ];
  if (warnings.length === 0) return null;
  if (isShort && (own.length > 0 || others.length > 0)) {
    const seen = [...(own.length > 0 ? [words(own)] : []), ...others.map(({ name }) => name)];
    return (
      <span className="warnings tag-attention" title={warnings.join('; ')}>
        <span aria-hidden>
          <TriangleAlert size={14} /> {seen.join(', ')}
        </span>
        <span className="visually-hidden">{warnings.join('; ')}</span>
      </span>
    );
  }
  return (
    <span className="warnings tag-attention">
      {warnings.map((warning, at) => (
        <span key={at}>
          <Icon of={TriangleAlert} size={14} /> {warning}
        </span>
      ))}
    </span>
  );
}
