import { FileUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useStockable, useStockCalls } from '@/context/data/stocks';
import { readCsv } from '@/lib/csv';
import { lineOfRow, type CsvFault } from '@/lib/domain/product/csv';
import { readStockTable } from '@/lib/domain/stock/csv';
import type { ArrivalInput, Stockable } from '@/lib/domain/stock/record';
import { lineFaults } from '@/lib/hooks/orderFault';
import { useRequestKey } from '@/lib/hooks/useRequestKey';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import css from '@/styles/order.module.scss';

interface Table {
  readonly file: string;
  readonly lines: readonly ArrivalInput[];
  readonly faults: readonly CsvFault[];
}
const MOST_SHOWN = 50;

/** Takes a table of arrivals in whole, or says which line is wrong and takes nothing. */
function ImportForm({ onArrived, onClose }: { onArrived: () => void; onClose: () => void }) {
  const { t } = useTranslation(['storage', 'common', 'validation']);
  const { remote } = useStockable();
  const { arrive } = useStockCalls();
  const [table, setTable] = useState<Table>();
  const [isSending, setSending] = useState(false);
  const keyFor = useRequestKey();
  const products = remote.status === 'ready' ? remote.data : null;
  const isReady = table !== undefined && table.faults.length === 0 && table.lines.length > 0;
  const send = async () => {
    if (!table || !isReady || isSending) return;
    setSending(true);
    try {
      await arrive(table.lines, keyFor(table.lines));
      onArrived();
      onClose();
    } catch (cause) {
      const faults = [...lineFaults(cause)].map(([at, { keys }]) => ({
        line: at < 0 ? 1 : lineOfRow(at),
        column: 'amount',
        key: keys[0].replace('validation:', ''),
      }));
      // what failed on the way is not the table's fault: the alert has said it, and it can be sent again
      if (faults.length) setTable({ ...table, lines: [], faults });
      setSending(false);
    }
  };
  const said = ({ line, column, key, values }: CsvFault) => {
    const fault =
      key === 'unknownProduct'
        ? t('csv.unknownProduct')
        : String(t([`validation:${key}`, 'validation:incorrect'] as never, values as never));
    return t('csv.fault', { line, column, fault });
  };
  return (
    <Modal show centered scrollable onHide={onClose} aria-labelledby="stock-import-title">
      <Modal.Header>
        <h2 id="stock-import-title" className="h4 mb-0">
          {t('csv.title')}
        </h2>
      </Modal.Header>
      <Modal.Body className={css.dialog}>
        <p>{t('csv.help')}</p>
        {products && <FileButton products={products} onTable={setTable} />}
        <div role="status">
          {isReady && <p>{t('csv.ready', { count: table.lines.length, file: table.file })}</p>}
          {table && !isReady && table.faults.length === 0 && <p>{t('csv.empty')}</p>}
          {table && table.faults.length > 0 && (
            <>
              <p>{t('csv.faulty', { count: table.faults.length, file: table.file })}</p>
              <ul>
                {table.faults.slice(0, MOST_SHOWN).map((fault, index) => (
                  <li key={index}>{said(fault)}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      </Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          {t('common:action.back')}
        </button>
        <button
          type="button"
          className="btn btn-primary"
          disabled={!isReady}
          aria-disabled={isSending || undefined}
          onClick={() => void send()}
        >
          {t('csv.send')}
        </button>
      </Modal.Footer>
    </Modal>
  );
}

function FileButton({
  products,
  onTable,
}: {
  products: readonly Stockable[];
  onTable: (table: Table) => void;
}) {
  const { t } = useTranslation('storage');
  const read = async (file: File) => {
    const { columns, rows } = await readCsv(file);
    onTable({ file: file.name, ...readStockTable(columns, rows, products) });
  };
  return (
    <label className="btn btn-outline-primary">
      <FileUp size={18} aria-hidden />
      {t('csv.choose')}
      <input
        type="file"
        accept=".csv,text/csv"
        className="visually-hidden"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void read(file);
        }}
      />
    </label>
  );
}

export const StockImport = withNamespaces(ImportForm, { validation });
