import { CsvDialog } from '@/components/ui/table/CsvDialog';
import { useProductCalls } from '@/context/product/products';
import { readTable, type CsvRow } from '@/lib/forms/product/csv';

/** Dialog that imports products from a CSV table. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { importRows } = useProductCalls();
  return <CsvDialog<CsvRow> kind="product" read={readTable} send={importRows} onClose={onClose} />;
}
