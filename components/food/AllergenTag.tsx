import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useAuth } from '@/context/AuthContext';
import type { Warned } from '@/lib/domain/mealplan/warnings';
import type { Allergen } from '@/lib/domain/product/types';
import { type HeldFacts, unknownAllergensIn } from '@/lib/domain/product/unknown';

interface AllergenTagProps {
  /** Its allergens as far as they are known; without it nothing is said. */
  readonly food: HeldFacts | null | undefined;
  /** Who else at the table does not bear it. */
  readonly others?: readonly Warned[];
  /** Where there is little room: seen is who or what it is about, readers are told all. */
  readonly isShort?: boolean;
}

/** Warns of what the reader does not bear, by their own settings, and of what others at the table do not: wherever food is named. */
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
          <TriangleAlert size={14} aria-hidden /> {warning}
        </span>
      ))}
    </span>
  );
}
