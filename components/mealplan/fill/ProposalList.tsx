import { useTranslation } from 'next-i18next/pages';
import { useMemo } from 'react';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { usePrintedBook } from '@/context/cookbook/printedBook';
import { useLanguage } from '@/context/LanguageContext';
import { linesOf } from '@/lib/domain/dish/lines';
import type { Dish } from '@/lib/domain/dish/record';
import { grouped } from '@/lib/domain/grouped';
import type { PlanDay } from '@/lib/domain/mealplan/types';
import { CATEGORIES } from '@/lib/domain/product/types';
import { priceOf } from '@/lib/domain/shoplist/buy';
import { mergeNeeds } from '@/lib/domain/shoplist/merge';
import { needsOfDays } from '@/lib/domain/shoplist/needs';
import type { ShopLine } from '@/lib/domain/shoplist/types';
import { formatRow } from '@/lib/format/bought';
import { lineName } from '@/lib/format/lineName';
import { formatMoney } from '@/lib/format/number';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import aisle from '@/locales/en/aisle.json';
import css from './ProposalList.module.scss';
import type { Table } from '@/components/day/sums/usePlanSums';

interface ProposalListProps {
  readonly table: Table;
  /** Days to shop for. */
  readonly days: readonly PlanDay[];
}

/** Lists the ingredients to buy for the days, summed up as in a shopping list; saves nothing. */
function List({ table, days }: ProposalListProps) {
  const ids = [
    ...new Set(days.flatMap(({ meals }) => meals.flatMap(({ entries }) => entries.map(({ dish }) => dish)))),
  ].filter((id) => typeof id === 'number');
  const { remote, reload } = usePrintedBook(
    ids.sort((one, other) => one - other),
    null,
  );
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={11} />} onRetry={reload}>
      {({ dishes }) => <Lines dishes={dishes} table={table} days={days} />}
    </RemoteView>
  );
}

function Lines({ dishes, table, days }: ProposalListProps & { dishes: readonly Dish[] }) {
  const { t } = useTranslation(['fill', 'aisle']);
  const { language } = useLanguage();
  const lines = useMemo(() => linesFor(dishes, table, days), [dishes, table, days]);
  const price = priceOf(lines, 0);
  const cost = price.shopTetri + price.otherTetri;
  const nameOf = (line: ShopLine) => lineName(line, language);
  const byAisle = grouped(lines, ({ product }) => product?.category ?? 'other');
  if (lines.length === 0) return <p>{t('list.nothing')}</p>;
  return (
    <div className={css.list}>
      <p>
        {t('list.lead', { count: lines.length })}{' '}
        {cost > 0 && <strong>{t('list.cost', { cost: formatMoney(cost, language) })}</strong>}{' '}
        {price.unknown > 0 && <small>({t('list.unknown', { count: price.unknown })})</small>}
      </p>
      <div className={css.aisles}>
        {CATEGORIES.filter((aisle) => byAisle.has(aisle)).map((aisle) => (
          <section key={aisle} aria-label={t(`aisle:name.${aisle}`)}>
            <h3>{t(`aisle:name.${aisle}`)}</h3>
            <ul>
              {(byAisle.get(aisle) ?? [])
                .sort((one, other) => nameOf(one).localeCompare(nameOf(other)))
                .map((line, index) => (
                  <li key={`${line.product?.id ?? line.Name} ${index}`}>
                    <span>{nameOf(line)}</span>
                    <span>{formatRow(line, language)}</span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className={css.later}>{t('list.later')}</p>
    </div>
  );
}

function linesFor(dishes: readonly Dish[], table: Table, days: readonly PlanDay[]): ShopLine[] {
  const products = new Map(
    dishes.flatMap((dish) =>
      linesOf(dish).flatMap(({ product }) => (product ? [[product.id, product]] : [])),
    ),
  );
  const byId = new Map(
    dishes.map((dish) => [
      dish.id,
      {
        id: dish.id,
        Name: dish.Name,
        servingAmount: dish.servingAmount,
        lines: linesOf(dish).map((line) => ({ ...line, product: line.product?.id ?? null })),
      },
    ]),
  );
  const sources = {
    dish: (id: number) => byId.get(id),
    product: (id: number) => products.get(id) ?? table.parts.products[id],
  };
  return mergeNeeds(needsOfDays(days, table.eaters, sources));
}

export const ProposalList = withNamespaces(List, { aisle });
