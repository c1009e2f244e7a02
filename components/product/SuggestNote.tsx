import { useTranslation } from 'next-i18next/pages';
import { EmptyState } from '@/components/ui/feedback/EmptyState';
import type { Product } from '@/lib/domain/product/record';
import { ProductActions } from './ProductActions';

/** Explains that someone else's or a verified product is corrected by a suggestion. */
export function SuggestNote({ product }: { product: Product }) {
  const { t } = useTranslation('product');
  return (
    <EmptyState title={t('suggest.noteTitle')} text={t('suggest.noteText')} picture="bird">
      <ProductActions product={product} onChanged={() => undefined} />
    </EmptyState>
  );
}
