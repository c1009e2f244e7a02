import { CsvDialog } from '@/components/ui/table/CsvDialog';
import { useStockable, useStockCalls } from '@/context/storage/stocks';
import { readStockTable } from '@/lib/forms/storage/csv';
import type { ArrivalInput } from '@/lib/domain/storage/record';
import { useRequestKey } from '@/lib/hooks/useRequestKey';

/** Imports arrivals from a CSV table. */
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
