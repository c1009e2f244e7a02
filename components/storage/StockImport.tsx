import { CsvDialog } from '@/components/csv/CsvDialog';
import { useStockable, useStockCalls } from '@/context/data/stocks';
import { readStockTable } from '@/lib/forms/stock/csv';
import type { ArrivalInput } from '@/lib/domain/stock/record';
import { useRequestKey } from '@/lib/hooks/useRequestKey';

/** Arrivals out of a table. */
export function StockImport({ onArrived, onClose }: { onArrived: () => void; onClose: () => void }) {
  const { remote } = useStockable();
  const { arrive } = useStockCalls();
  const keyFor = useRequestKey();
  const products = remote.status === 'ready' ? remote.data : undefined;
  return (
    <CsvDialog<ArrivalInput>
      kind="storage"
      read={products && ((columns, lines) => readStockTable(columns, lines, products))}
      send={async (rows) => {
        await arrive(rows, keyFor(rows));
        onArrived();
      }}
      onClose={onClose}
    />
  );
}
