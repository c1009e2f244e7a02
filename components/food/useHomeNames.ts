import { useTranslation } from 'next-i18next/pages';
import { useAuth } from '@/context/AuthContext';

/** What those who eat at home are called until somebody says otherwise; the texts are of `welcome`. */
export function useHomeNames() {
  const { t } = useTranslation('welcome');
  const { person } = useAuth();
  return (kind: 'me' | 'adult' | 'child', number: number): string =>
    kind === 'me' ? (person?.Name ?? t('adult', { number })) : t(kind, { number });
}
