import { CircleAlert, CircleCheck, FileUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SendDialog } from '@/components/ui/dialogs/SendDialog';
import { Icon } from '@/components/ui/Icon';
import { FileButton } from '@/components/ui/inputs/FileButton';
import { readCsv } from '@/lib/csv';
import type { CsvFault } from '@/lib/forms/product/csv';
import { rowFaults } from '@/lib/faults/rowFaults';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';

interface Table<Row> {
  readonly rows: readonly Row[];
  readonly faults: readonly CsvFault[];
}
type Lines = readonly Readonly<Record<string, string>>[];

interface CsvDialogProps<Row> {
  /** Prefix of the texts. */
  readonly kind: 'product' | 'storage';
  /** Reads a table's lines; undefined until the data it needs has loaded. */
  readonly read?: (columns: readonly string[], lines: Lines) => Table<Row>;
  readonly send: (rows: readonly Row[]) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Dialog that imports a whole table, or lists its faulty lines and imports nothing. */
export function CsvDialog<Row>({ kind, read, send, onClose }: CsvDialogProps<Row>) {
  const { t } = useTranslation([kind, 'common']);
  const [table, setTable] = useState<Table<Row> & { readonly file: string }>();
  const isReady = table !== undefined && table.rows.length > 0 && table.faults.length === 0;
  const take = async () => {
    if (!table) return;
    try {
      await send(table.rows);
      onClose();
    } catch (cause) {
      const faults = rowFaults(cause);
      // A failed request is not the table's fault: an alert already reports it, and the user can send the table again.
      if (faults.length > 0) setTable({ ...table, rows: [], faults });
    }
  };
  return (
    <SendDialog
      title={t(`${kind}:csv.title`)}
      sendLabel={t(`${kind}:csv.send`)}
      canSend={isReady}
      onSend={take}
      onClose={onClose}
    >
      <p>{t(`${kind}:csv.help`)}</p>
      {read && (
        <CsvButton
          label={t(`${kind}:csv.choose`)}
          onFile={async (file) => {
            const { columns, rows } = await readCsv(file);
            setTable({ file: file.name, ...read(columns, rows) });
          }}
        />
      )}
      <div role="status" className="mt-3">
        {isReady && (
          <p className="mb-2">
            <Icon of={CircleCheck} /> {t(`${kind}:csv.ready`, { count: table.rows.length, file: table.file })}
          </p>
        )}
        {table && !isReady && table.faults.length === 0 && <p className="mb-2">{t(`${kind}:csv.empty`)}</p>}
        {table && table.faults.length > 0 && <Faults kind={kind} faults={table.faults} file={table.file} />}
      </div>
    </SendDialog>
  );
}

function CsvButton({ label, onFile }: { label: string; onFile: (file: File) => void }) {
  return (
    <FileButton
      tone="outline-primary"
      icon={FileUp}
      accept=".csv,text/csv"
      onFiles={([file]) => file && onFile(file)}
    >
      {label}
    </FileButton>
  );
}

interface FaultsProps {
  readonly kind: 'product' | 'storage';
  readonly faults: readonly CsvFault[];
  readonly file: string;
}
const MOST_SHOWN = 50;

function FaultList({ kind, faults, file }: FaultsProps) {
  const { t } = useTranslation([kind, 'validation']);
  const { fieldSaid } = useFaultText();
  return (
    <>
      <p className="mb-2">
        <Icon of={CircleAlert} /> {t(`${kind}:csv.faulty`, { count: faults.length, file })}
      </p>
      <ul>
        {faults.slice(0, MOST_SHOWN).map((fault, index) => (
          <li key={index}>
            {t(`${kind}:csv.fault`, { line: fault.line, column: fault.column, fault: fieldSaid(fault) })}
          </li>
        ))}
      </ul>
    </>
  );
}

const Faults = withNamespaces(FaultList, { validation });
