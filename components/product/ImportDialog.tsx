import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import Modal from 'react-bootstrap/Modal';
import { useProductCalls } from '@/context/data/products';
import { readCsv } from '@/lib/csv';
import { readTable, type CsvFault, type CsvRow } from '@/lib/domain/product/csv';
import { rowFaults } from '@/lib/hooks/rowFaults';
import css from '@/styles/product.module.scss';

interface Table {
  readonly name: string;
  readonly rows: readonly CsvRow[];
  readonly faults: readonly CsvFault[];
}
const MOST_SHOWN = 50;

/** Reads a table and imports it whole, or says which lines are wrong and imports nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['product', 'common', 'validation']);
  const calls = useProductCalls();
  const [table, setTable] = useState<Table>();
  const [isSending, setSending] = useState(false);

  const read = async (file: File) => {
    const { columns, rows } = await readCsv(file);
    setTable({ name: file.name, ...readTable(columns, rows) });
  };
  const send = async () => {
    if (!table || isSending) return;
    setSending(true);
    try {
      await calls.importRows(table.rows);
      onClose();
    } catch (cause) {
      setTable({ ...table, rows: [], faults: rowFaults(cause) });
      setSending(false);
    }
  };
  const isReady = table !== undefined && table.rows.length > 0 && table.faults.length === 0;
  return (
    <Modal show centered scrollable onHide={onClose} aria-labelledby="import-title">
      <Modal.Header>
        <h2 id="import-title" className="h4 mb-0">
          {t('csv.title')}
        </h2>
      </Modal.Header>
      <Modal.Body>
        <p>{t('csv.help')}</p>
        <label className={`btn btn-outline-primary ${css.fileButton}`}>
          <FileUp size={18} aria-hidden />
          {t('csv.choose')}
          <input
            type="file"
            accept=".csv,text/csv"
            className="visually-hidden"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              event.target.value = '';
              if (file) read(file);
            }}
          />
        </label>
        <div role="status" className={css.importState}>
          {isReady && (
            <p>
              <CircleCheck size={18} aria-hidden />{' '}
              {t('csv.ready', { count: table.rows.length, file: table.name })}
            </p>
          )}
          {table && !isReady && table.faults.length === 0 && <p>{t('csv.empty')}</p>}
          {table && table.faults.length > 0 && (
            <>
              <p>
                <CircleAlert size={18} aria-hidden />{' '}
                {t('csv.faulty', { count: table.faults.length, file: table.name })}
              </p>
              <ul>
                {table.faults.slice(0, MOST_SHOWN).map(({ line, column, key, values }, index) => (
                  <li key={index}>
                    {t('csv.fault', {
                      line,
                      column,
                      fault: String(
                        t([`validation:${key}`, 'validation:incorrect'] as never, values as never),
                      ),
                    })}
                  </li>
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
          onClick={send}
        >
          {t('csv.send')}
        </button>
      </Modal.Footer>
    </Modal>
  );
}
