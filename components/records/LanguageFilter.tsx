import { useTranslation } from 'next-i18next/pages';
import { FilterSelect } from '@/components/ui/inputs/FilterFields';
import { LANGUAGES, type Language } from '@/lib/domain/language';

type LanguageChoice = Language | 'all';
interface LanguageFilterProps {
  /** Namespace of the texts. */
  readonly kind: 'dish' | 'mealplan';
  readonly value?: LanguageChoice;
  readonly onChange: (language: LanguageChoice | undefined) => void;
}

/** Filters a list by the language of its records: the reader's own first, all, or one. */
export function LanguageFilter({ kind, value, onChange }: LanguageFilterProps) {
  const { t } = useTranslation([kind, 'common']);
  return (
    <FilterSelect<LanguageChoice | ''>
      label={t(`${kind}:filter.language`)}
      value={value ?? ''}
      options={[
        { value: '', label: t(`${kind}:filter.languageOwn`) },
        { value: 'all', label: t(`${kind}:filter.languageAll`) },
        ...LANGUAGES.map((one) => ({ value: one, label: t(`common:language.${one}`) })),
      ]}
      onChange={(chosen) => onChange(chosen || undefined)}
    />
  );
}
