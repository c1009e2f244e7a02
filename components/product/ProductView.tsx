import { BadgeCheck, CircleHelp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { LazyFoodSource } from '@/components/food/FoodSource.lazy';
import { LazySubstitutesCard } from '@/components/substitutes/SubstitutesCard.lazy';
import { Tag } from '@/components/ui/Tag';
import { useLanguage } from '@/context/LanguageContext';
import { isLent } from '@/lib/domain/food/lent';
import { pricesOf } from '@/lib/domain/product/price';
import type { Product } from '@/lib/domain/product/record';
import { CATEGORIES, NUTRITION_FIGURES, ORIGINS } from '@/lib/domain/product/types';
import { formatMoney, formatNumber, formatPercent } from '@/lib/format/number';
import { unitName } from '@/lib/format/unit';
import css from './ProductView.module.scss';
import { isOneOf } from '@/lib/domain/isOneOf';

type FactRow = readonly [label: string, value: string | null, isLent?: boolean, note?: string];

/** Shows all facts of a product; unknown ones are marked as unknown, never as zero. */
export function ProductView({ product }: { product: Product }) {
  const { t } = useTranslation(['product', 'aisle', 'common']);
  const { language } = useLanguage();
  const number = (value: number | null | undefined, digits = 1) =>
    value === null || value === undefined ? null : formatNumber(value, language, { digits });
  const money = (tetri: number | undefined) => (tetri === undefined ? null : formatMoney(tetri, language));
  const grams = (value: number | null | undefined) => {
    const text = number(value, 2);
    return text && t('view.grams', { value: text });
  };
  const prices = pricesOf(product);
  const nutrition: FactRow[] = NUTRITION_FIGURES.map((figure) => {
    const value = product[figure];
    const text = figure === 'calories' ? number(value, 0) : number(value);
    return [
      t(`figure.${figure}`),
      text && t(figure === 'calories' ? 'view.kcal' : 'view.grams', { value: text }),
      isLent(product, figure),
      figure === 'carbs' && text ? t(carbsNote(product)) : undefined,
    ];
  });
  const price: FactRow[] = [
    [t('table.per100'), money(prices?.per100)],
    [t('table.perKilo'), money(prices?.perKilo)],
    [t('view.perPiece', { piece: unitName('Piece', language, product.pieceName) }), money(prices?.perPiece)],
    [t('view.perPack'), money(prices?.perPack)],
  ];
  const weights: FactRow[] = [
    [
      t('view.pieceWeight', { piece: unitName('Piece', language, product.pieceName) }),
      grams(product.gramsPerPiece),
      isLent(product, 'gramsPerPiece'),
    ],
    [t('figure.gramsPerMl'), grams(product.gramsPerMl), isLent(product, 'gramsPerMl')],
    [t('figure.packSize'), grams(product.packSize)],
    [
      t('figure.edibleShare'),
      formatPercent(product.edibleShare ?? 1, language),
      isLent(product, 'edibleShare'),
    ],
  ];
  return (
    <div className={css.view}>
      <p className={css.tags}>
        {product.verified ? (
          <Tag tone="success" icon={BadgeCheck}>
            {t('state.verified')}
          </Tag>
        ) : (
          <Tag tone="attention" icon={CircleHelp}>
            {t('state.unverified')}
          </Tag>
        )}
        {isOneOf(CATEGORIES, product.category) && <Tag>{t(`aisle:name.${product.category}`)}</Tag>}
        {isOneOf(ORIGINS, product.origin) ? (
          <Tag>{t(`origin.${product.origin}`)}</Tag>
        ) : (
          <Tag icon={CircleHelp}>{t('view.noOrigin')}</Tag>
        )}
      </p>
      <div className={css.cards}>
        <FigureCard title={t('view.nutrition')} rows={nutrition} />
        <FigureCard title={t('view.prices')} rows={price} />
        <FigureCard title={t('view.weights')} rows={weights} />
        <section className={css.card}>
          <h2 className="h4">
            {t('view.allergens')}
            {isLent(product, 'allergens') && <LentMark />}
          </h2>
          {product.allergens && product.allergens.length > 0 ? (
            <ul className={css.allergens}>
              {product.allergens.map((allergen) => (
                <li key={allergen}>
                  <Tag tone="attention">{t(`common:allergen.${allergen as 'milk'}`)}</Tag>
                </li>
              ))}
            </ul>
          ) : (
            <p>{product.allergens ? t('view.noAllergens') : t('view.unknownAllergens')}</p>
          )}
        </section>
        <LazySubstitutesCard product={product} className={css.card} />
      </div>
      {product.food && <LazyFoodSource food={product.food} />}
    </div>
  );
}

/** Returns the note on carbohydrates: they include fibre if lent by a food with unknown fibre, else they exclude it. */
const carbsNote = (product: Product) =>
  isLent(product, 'carbs') && typeof product.fibre !== 'number' ? 'view.carbsTotal' : 'view.carbsAvailable';

function FigureCard({ title, rows }: { title: string; rows: readonly FactRow[] }) {
  const { t } = useTranslation('product');
  return (
    <section className={css.card}>
      <h2 className="h4">{title}</h2>
      <dl>
        {rows.map(([label, value, isOfFood, note]) => (
          <div key={label}>
            <dt>
              {label}
              {note && <small>{note}</small>}
            </dt>
            <dd>
              {value ?? <span className={css.unknown}>{t('view.unknown')}</span>}
              {isOfFood && <LentMark />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Mark for figures taken from the food; a note above explains it. */
const LentMark = () => <sup>†</sup>;
