import { BadgeCheck, BadgeX, Store } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Tag } from '@/components/ui/Tag';
import type { BulkAction, Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/DataTable';
import { useBulkCalls } from '@/context/remote/bulk';
import type { ProductFilters } from '@/context/product/products';
import { useLanguage } from '@/context/LanguageContext';
import { NUTRIENTS } from '@/lib/domain/dish/nutrition';
import { missingFigures } from '@/lib/domain/product/gaps';
import { pricesOf } from '@/lib/domain/product/price';
import { productName, type Product } from '@/lib/domain/product/record';
import { formatMoney, formatNumber } from '@/lib/format/number';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import table from '@/locales/en/table.json';
import { usePackPrice } from './usePackPrice';
import { CATEGORIES } from '@/lib/domain/product/types';
import { isOneOf } from '@/lib/domain/isOneOf';

interface ProductTableProps {
  readonly products: readonly Product[];
  readonly total: number;
  readonly filters: ProductFilters;
  readonly onSort: (sort: ProductFilters['sort']) => void;
}

/** Table of products with Admin's actions. */
function Table({ products, total, filters, onSort }: ProductTableProps) {
  const { t } = useTranslation('product');
  const { changed } = useBulkCalls();
  return (
    <DataTable
      name="products"
      caption={t('list.caption')}
      rows={products}
      columns={useProductColumns(filters.state === 'lacking')}
      opens={({ id }) => `/products/${id}`}
      sort={filters.sort ?? (filters.q ? undefined : 'name')}
      onSort={onSort}
      actions={useProductActions()}
      onChanged={() => changed('products', 'audits')}
    >
      <p role="status">{t('list.count', { count: total })}</p>
    </DataTable>
  );
}

export const ProductTable = withNamespaces(Table, { table });

/** Returns the table's columns; `isLacking` shows the column of missing figures by default. */
function useProductColumns(isLacking: boolean): readonly Column<Product>[] {
  const { t } = useTranslation(['product', 'aisle', 'common']);
  const { language } = useLanguage();
  const packPrice = usePackPrice();
  const money = (tetri: number | undefined) => tetri !== undefined && formatMoney(tetri, language);
  const lari = (tetri: number | undefined) => tetri !== undefined && tetri / 100;
  const price = (key: 'per100' | 'perKilo', sort?: string): Column<Product> => ({
    key,
    label: t(`table.${key}`),
    isFigure: true,
    sort,
    text: (product) => money(pricesOf(product)?.[key]) || null,
    value: (product) => lari(pricesOf(product)?.[key]) || null,
  });
  return [
    { key: 'name', label: t('table.name'), sort: 'name', text: (product) => productName(product, language) },
    {
      key: 'category',
      label: t('list.aisle'),
      sort: 'category',
      text: ({ category }) => (isOneOf(CATEGORIES, category) ? t(`aisle:name.${category}`) : null),
    },
    ...NUTRIENTS.map((nutrient): Column<Product> => {
      const digits = nutrient === 'calories' ? 0 : 1;
      return {
        key: nutrient,
        label: t(`common:nutrition.${nutrient}`),
        isFigure: true,
        sort: nutrient,
        text: ({ [nutrient]: value }) =>
          ((value ?? null) !== null && formatNumber(value ?? 0, language, { digits })) || null,
        value: ({ [nutrient]: value }) => value,
      };
    }),
    price('per100', 'costTetri'),
    { ...price('perKilo', 'costTetri'), isExtra: true },
    {
      key: 'pack',
      label: t('table.perPiece'),
      isFigure: true,
      isExtra: true,
      text: (product) => packPrice(product)?.join(' · '),
    },
    {
      key: 'verified',
      label: t('list.state'),
      sort: 'verified',
      text: ({ verified }) => t(verified ? 'state.verified' : 'state.unverified'),
      cell: ({ verified }) =>
        verified && (
          <Tag tone="success" icon={BadgeCheck}>
            {t('state.verified')}
          </Tag>
        ),
    },
    {
      key: 'sold',
      label: t('table.sold'),
      sort: 'sold',
      text: ({ sold }) => t(sold ? 'table.isSold' : 'list.notSold'),
    },
    {
      key: 'missing',
      label: t('table.missing'),
      isExtra: !isLacking,
      text: (product) =>
        missingFigures(product)
          .map((figure) => (figure === 'costTetri' ? t('view.prices') : t(`common:nutrition.${figure}`)))
          .join(', '),
    },
  ];
}

function useProductActions(): readonly BulkAction<Product>[] {
  const { t } = useTranslation('product');
  const { verify, sell } = useBulkCalls();
  /** Returns a pair of actions that undo each other. */
  const both = (key: 'verify' | 'sell', call: typeof verify, isOn: (product: Product) => boolean) =>
    [true, false].map((isWanted): BulkAction<Product> => {
      const word = isWanted ? key : (`un${key}` as const);
      return {
        key: word,
        label: t(`admin.${word}`),
        icon: key === 'sell' ? Store : isWanted ? BadgeCheck : BadgeX,
        fits: (product) => isOn(product) !== isWanted,
        run: ({ id }) => call(id, isWanted),
        undo: ({ id }) => call(id, !isWanted),
      };
    });
  return [
    ...both('verify', verify, ({ verified }) => Boolean(verified)),
    ...both('sell', sell, ({ sold }) => Boolean(sold)),
  ];
}
