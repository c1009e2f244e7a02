import { CircleHelp, Link2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { useState } from 'react';
import { LazySameAsDialog } from '@/components/food/SameAsDialog.lazy';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { useRole } from '@/context/RoleContext';
import type { IngredientLine } from '@/lib/domain/dish/types';
import { gapsOf } from '@/lib/domain/product/gaps';
import { productName, type Product } from '@/lib/domain/product/record';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import food from '@/locales/en/food.json';
import css from './IncompleteNote.module.scss';

interface IncompleteNoteProps {
  readonly lines: readonly IngredientLine[];
  /** Opens the product in a new tab, instead of leaving the form. */
  readonly opensBeside?: boolean;
  /** Receives a product whose linked food now provides the missing figures. */
  readonly onLinked?: (product: Product) => void;
}

type Gap = ReturnType<typeof gapsOf>[number];
interface Gaps {
  readonly product: Product;
  readonly lacks: Set<Gap>;
}

export const IncompleteNote = withNamespaces(Incomplete, { food });

/**
 * Lists the products that lack figures, with the ways to complete them: link a food of the table, or enter own figures.
 */
function Incomplete({ lines, opensBeside = false, onLinked }: IncompleteNoteProps) {
  const { t } = useTranslation(['dish', 'food']);
  const { language } = useLanguage();
  const { may } = useRole();
  const [linking, setLinking] = useState<Product>();
  const all = gapsIn(lines);
  const gaps = all.filter(({ lacks }) => !isPriceAlone(lacks));
  const priceless = all.filter(({ lacks }) => isPriceAlone(lacks));
  if (all.length === 0) return null;
  return (
    <div className={css.incomplete}>
      <Icon of={CircleHelp} size={20} />
      <div>
        {gaps.length > 0 && <strong>{t('incomplete.title')}</strong>}
        {gaps.length > 0 && (
          <ul>
            {gaps.map(({ product, lacks }) => (
              <li key={product.id}>
                {productName(product, language)}: {[...lacks].map((gap) => t(`incomplete.${gap}`)).join(', ')}
                {may('products.update') && (
                  <>
                    {' '}
                    {canBeLinked(product, lacks, may('products.verify')) && (
                      <Button
                        tone="bare"
                        icon={Link2}
                        iconSize={16}
                        className={css.link}
                        onClick={() => setLinking(product)}
                      >
                        {t('food:sameAs.action')}
                      </Button>
                    )}{' '}
                    <Link href={`/products/${product.id}/edit`} target={opensBeside ? '_blank' : undefined}>
                      {t('incomplete.mend')}
                    </Link>
                  </>
                )}
              </li>
            ))}
          </ul>
        )}
        {priceless.length > 0 && (
          <p className="mb-0">
            {t('incomplete.prices', {
              names: priceless.map(({ product }) => productName(product, language)).join(', '),
            })}
          </p>
        )}
      </div>
      {linking && (
        <LazySameAsDialog
          product={linking}
          onLinked={(product) => onLinked?.(product)}
          onClose={() => setLinking(undefined)}
        />
      )}
    </div>
  );
}

function gapsIn(lines: readonly IngredientLine[]): Gaps[] {
  const gaps = new Map<number, Gaps>();
  for (const line of lines) {
    const product = line.product as Product | undefined;
    const found = gapsOf(line);
    if (!product || found.length === 0) continue;
    const entry = gaps.get(product.id) ?? { product, lacks: new Set<Gap>() };
    found.forEach((gap) => entry.lacks.add(gap));
    gaps.set(product.id, entry);
  }
  return [...gaps.values()];
}

/** Checks that only the price is missing; nutrition is complete without it. */
const isPriceAlone = (lacks: ReadonlySet<string>): boolean => lacks.size === 1 && lacks.has('costTetri');

/**
 * Checks that linking a food would help: a food provides everything but the price, and only an Admin may change a
 * verified product.
 */
const canBeLinked = ({ verified }: Product, lacks: ReadonlySet<string>, isAdmin: boolean): boolean =>
  (isAdmin || !verified) && [...lacks].some((gap) => gap !== 'costTetri');
