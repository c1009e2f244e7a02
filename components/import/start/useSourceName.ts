import { useTranslation } from 'next-i18next/pages';
import type { Import } from '@/lib/domain/import/record';

/** What an import is called: its file or address, else what it was read from. */
export function useSourceName({ kind, name }: Import['source']): string {
  const { t } = useTranslation('import');
  return name || t(`kind.${kind}` as 'kind.text');
}
