import { useTranslation } from 'next-i18next/pages';
import type { Import } from '@/lib/domain/import/record';

/** Returns the name of an import: its file or address, else its kind. */
export function useSourceName({ kind, name }: Import['source']): string {
  const { t } = useTranslation('import');
  return name || t(`kind.${kind}` as 'kind.text');
}
