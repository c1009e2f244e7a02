import { useTranslation } from 'next-i18next/pages';
import { useAuth } from '@/context/AuthContext';

/** Returns a function with the default names of household members; uses the texts of `welcome`. */
export function useHouseholdNames() {
  const { t } = useTranslation('welcome');
  const { person } = useAuth();
  return (kind: 'me' | 'adult' | 'child', number: number): string =>
    kind === 'me' ? (person?.Name ?? t('adult', { number })) : t(kind, { number });
}
