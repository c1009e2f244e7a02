import { present } from '@/lib/domain/present';
import { CalendarClock, Trash2, TrendingDown } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LazyOneFieldDialog } from '@/components/forms/OneFieldDialog.lazy';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Pagination } from '@/components/ui/lists/Pagination';
import { Tag } from '@/components/ui/Tag';
import type { BulkAction, Column } from '@/components/ui/table/column';
import { DataTable } from '@/components/ui/table/DataTable';
import { useOpened } from '@/components/ui/table/useOpened';
import { useBulkCalls } from '@/context/remote/bulk';
import { useLanguage } from '@/context/LanguageContext';
import { productName } from '@/lib/domain/product/record';
import type { Stock } from '@/lib/domain/storage/record';
import { isExpired, isExpiring, nextToExpire } from '@/lib/domain/storage/lots';
import { parseAmount } from '@/lib/domain/text/amount';
import type { Day } from '@/lib/domain/time/day';
import type { StockFilters, StockRow } from '@/lib/forms/storage/rows';
import { formatAmount } from '@/lib/format/amount';
import { formatDate } from '@/lib/format/time';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import table from '@/locales/en/table.json';
import { minimumFault } from './minimumFault';
import { StockCard } from './StockCard';
import css from './StockTable.module.scss';
const PAGE = 50;

interface StockTableProps {
  /** All rows that match the filters. */
  readonly rows: readonly StockRow[];
  readonly today: Day;
  readonly filters: StockFilters;
  readonly hrefOf: (part: Partial<StockFilters>) => string;
  readonly onSort: (sort: StockFilters['sort']) => void;
  readonly onChanged: () => void;
}

/** Table of the products in storage, one row each; a row opens its lots. */
function Table({ rows, today, filters, hrefOf, onSort, onChanged }: StockTableProps) {
  const { t } = useTranslation('storage');
  const { language } = useLanguage();
  const { changed } = useBulkCalls();
  const { opened, opens, close } = useOpened(rows);
  const minimum = useMinimum();
  const writeOff = useWriteOff(today);
  const pageCount = Math.ceil(rows.length / PAGE);
  const page = Math.min(filters.page, pageCount);
  return (
    <>
      <DataTable
        name="storage"
        caption={t('caption')}
        rows={rows.slice((page - 1) * PAGE, page * PAGE)}
        columns={useStockColumns(today)}
        opens={opens}
        sort={filters.sort ?? 'name'}
        onSort={onSort}
        actions={[minimum.action, writeOff]}
        onChanged={() => changed('stocks')}
      >
        <p role="status">{t('count', { count: rows.length })}</p>
      </DataTable>
      <Pagination page={page} pageCount={pageCount} hrefOf={(at) => hrefOf({ page: at })} />
      {minimum.dialog}
      {opened && (
        <DialogFrame title={productName(opened.product, language)} onClose={close}>
          <StockCard product={opened.product} lots={opened.lots} {...{ today, onChanged }} />
        </DialogFrame>
      )}
    </>
  );
}

export const StockTable = withNamespaces(Table, { table });

const firstOf = (lots: readonly Stock[]): Stock => present(lots[0], 'a lot');

function useStockColumns(today: Day): readonly Column<StockRow>[] {
  const { t } = useTranslation('storage');
  const { language } = useLanguage();
  const said = ({ product, lots }: StockRow, amount: number) =>
    formatAmount(amount, firstOf(lots).unit, language, { pieceName: product.pieceName });
  return [
    {
      key: 'name',
      label: t('arrivals.product'),
      sort: 'name',
      text: ({ product }) => productName(product, language),
    },
    ...(['quantity', 'reserved', 'free'] as const).map((figure): Column<StockRow> => ({
      key: figure,
      label: t(figure),
      sort: figure,
      isFigure: true,
      text: (row) => said(row, row.sum[figure]),
      cell: figure === 'free' ? (row) => <Free row={row} text={said(row, row.sum.free)} /> : undefined,
    })),
    {
      key: 'minimum',
      label: t('minimum.name'),
      sort: 'minimum',
      isFigure: true,
      text: (row) => (row.sum.minimum > 0 ? said(row, row.sum.minimum) : null),
    },
    {
      key: 'low',
      label: t('level'),
      sort: 'low',
      text: ({ sum }) => t(sum.isLow ? 'low' : 'enough'),
      cell: ({ sum }) =>
        sum.isLow && (
          <Tag icon={TrendingDown} tone="attention">
            {t('low')}
          </Tag>
        ),
    },
    {
      key: 'expiresOn',
      label: t('arrivals.expiresOn'),
      sort: 'expiresOn',
      text: ({ expiresOn }) => expiresOn && formatDate(expiresOn, language),
      value: ({ expiresOn }) => expiresOn,
      cell: ({ lots, expiresOn }) => {
        const next = nextToExpire(lots);
        if (!expiresOn || !next || !isExpiring(next, today)) return null;
        return (
          <Tag icon={CalendarClock} tone={isExpired(next, today) ? 'danger' : 'attention'}>
            {formatDate(expiresOn, language, 'short')}
          </Tag>
        );
      },
    },
    {
      key: 'places',
      label: t('place'),
      sort: 'place',
      text: ({ places }) => places.map((place) => place ?? t('noPlace')).join(', '),
    },
    {
      key: 'lots',
      label: t('places'),
      sort: 'lots',
      isExtra: true,
      isFigure: true,
      text: ({ lots }) => String(lots.length),
      value: ({ lots }) => lots.length,
    },
  ];
}

/** Draws the free amount as a bar with the minimum at its middle; without a minimum there is no bar. */
function Free({ row: { sum }, text }: { row: StockRow; text: string }) {
  if (sum.minimum <= 0) return text;
  return (
    <span className={css.free}>
      <progress aria-hidden max={2 * sum.minimum} value={sum.free} data-low={sum.isLow} />
      {text}
    </span>
  );
}

/** Writes off the expired lots of several products; each lot's history records it. */
function useWriteOff(today: Day): BulkAction<StockRow> {
  const { t } = useTranslation('storage');
  const { move } = useBulkCalls();
  const confirm = useConfirm();
  const past = ({ lots }: StockRow) => lots.filter((lot) => lot.quantity > 0 && isExpired(lot, today));
  const each = async (row: StockRow, act: (lot: Stock) => Promise<unknown>) => {
    for (const lot of past(row)) await act(lot);
  };
  return {
    key: 'writeOff',
    label: t('writeOff.name'),
    icon: Trash2,
    fits: (row) => past(row).length > 0,
    ask: (count) => confirm({ title: t('writeOff.title', { count }), confirmLabel: t('writeOff.name') }),
    run: (row) =>
      each(row, ({ id, quantity }) =>
        move(id, { delta: -quantity, reason: 'waste', note: t('writeOff.note') }),
      ),
    undo: (row) =>
      each(row, ({ id, quantity }) =>
        move(id, { delta: quantity, reason: 'correction', note: t('writeOff.undone') }),
      ),
  };
}

/** Sets one minimum for several products, each in its own unit. */
function useMinimum() {
  const { t } = useTranslation('storage');
  const { setMinimum } = useBulkCalls();
  const [answer, setAnswer] = useState<{
    readonly count: number;
    readonly to: (typed: string | false) => void;
  }>();
  const action: BulkAction<StockRow> = {
    key: 'minimum',
    label: t('minimum.name'),
    icon: TrendingDown,
    ask: (count) => new Promise((to) => setAnswer({ count, to })),
    run: ({ lots }, typed) => setMinimum(firstOf(lots).id, parseAmount(typed) || null),
    undo: ({ lots, sum }) => setMinimum(firstOf(lots).id, sum.minimum || null),
  };
  const dialog = answer && (
    <LazyOneFieldDialog
      title={t('minimum.many', { count: answer.count })}
      label={t('minimum.manyAmount')}
      help={t('minimum.help')}
      inputMode="decimal"
      check={minimumFault}
      onSend={async (typed) => answer.to(typed)}
      onClose={() => {
        answer.to(false); // no effect once it was sent
        setAnswer(undefined);
      }}
    />
  );
  return { action, dialog };
}
