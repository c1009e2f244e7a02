import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import { useAuth } from '@/context/AuthContext';
import type { Allergen } from '@/lib/domain/product/types';

/** Warns of what the reader does not bear, by their own settings: on plan entries, list lines, wherever food is named. */
export function AllergenTag({ allergens }: { allergens?: readonly string[] | null }) {
  const { t } = useTranslation('common');
  const { person } = useAuth();
  const found = (person?.allergens ?? []).filter((allergen) => allergens?.includes(allergen));
  if (found.length === 0) return null;
  const what = found.map((allergen) => t(`allergen.${allergen as Allergen}`)).join(', ');
  return (
    <Tag tone="attention" icon={TriangleAlert}>
      {t('contains', { what })}
    </Tag>
  );
}
