import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Note } from '@/components/ui/feedback/Note';
import { useLanguage } from '@/context/LanguageContext';
import type { ImportQuestion } from '@/lib/domain/import/record';
import { productName } from '@/lib/domain/product/record';
import type { Allergen } from '@/lib/domain/product/types';

/** Warns of the allergens that an open word suggests, and names the answers that would lose the warning. */
export function WarnedNote({ question: { told, proposals } }: { question: ImportQuestion }) {
  const { t } = useTranslation(['import', 'common']);
  const { language } = useLanguage();
  const wordsOf = (allergens: readonly Allergen[]) =>
    allergens.map((one) => t(`common:allergen.${one}`)).join(', ');
  const losing = proposals.filter(({ loses }) => loses.allergens.length > 0);
  return (
    <Note tone="attention" icon={TriangleAlert}>
      <span>
        {told.length > 0 && <strong>{t('import:warned.told', { what: wordsOf(told) })} </strong>}
        {t('import:warned.open')}
        {losing.map((one, at) => (
          <span key={at}>
            {' '}
            {t('import:warned.loses', {
              name: productName(one, language),
              what: wordsOf(one.loses.allergens),
            })}
          </span>
        ))}
      </span>
    </Note>
  );
}
