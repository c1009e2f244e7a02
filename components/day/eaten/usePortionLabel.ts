import { useLanguage } from '@/context/LanguageContext';
import type { Portion } from '@/lib/domain/food/types';

/** Returns a function that names a household measure in the reader's language. */
export function usePortionLabel() {
  const { language } = useLanguage();
  return (portion: Portion | undefined): string | undefined =>
    portion && ((language === 'ka' && portion.labelKa) || portion.label);
}
