import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import type { IngredientLine } from '@/lib/domain/dish/types';
import { gapsOf } from '@/lib/domain/product/gaps';
import { productName, type Product } from '@/lib/domain/product/record';
import css from './IncompleteNote.module.scss';

interface IncompleteNoteProps {
  readonly lines: readonly IngredientLine[];
  /** Opens the product beside what is being written, instead of leaving it. */
  readonly opensBeside?: boolean;
}

/** Which products lack what, and the way to mend it. */
export function IncompleteNote({ lines, opensBeside = false }: IncompleteNoteProps) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const { may } = useRole();
  const gaps = new Map<number, { product: Product; lacks: Set<string> }>();
  for (const line of lines) {
    const product = line.product as Product | undefined;
    const found = gapsOf(line);
    if (!product || found.length === 0) continue;
    const entry = gaps.get(product.id) ?? { product, lacks: new Set<string>() };
    found.forEach((gap) => entry.lacks.add(gap));
    gaps.set(product.id, entry);
  }
  if (gaps.size === 0) return null;
  return (
    <div className={css.incomplete}>
      <CircleHelp size={20} aria-hidden />
      <div>
        <strong>{t('incomplete.title')}</strong>
        <ul>
          {[...gaps.values()].map(({ product, lacks }) => (
            <li key={product.id}>
              {productName(product, language)}:{' '}
              {[...lacks].map((gap) => t(`incomplete.${gap as 'calories'}`)).join(', ')}
              {may('products.update') && (
                <>
                  {' '}
                  <Link href={`/products/${product.id}/edit`} target={opensBeside ? '_blank' : undefined}>
                    {t('incomplete.mend')}
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
