import { Download, Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useAllProducts, useProductCalls } from '@/context/product/products';
import { saveCsv } from '@/lib/csv';
import { CSV_COLUMNS, csvRecord } from '@/lib/forms/product/csv';
import { LazyImportDialog } from './ImportDialog.lazy';
import { useProductFilters } from './ProductList';

/** Exports the filtered products with all their figures as CSV, and imports products; for Admin only. */
export function CsvActions() {
  const { t } = useTranslation('product');
  const calls = useProductCalls();
  const { filters } = useProductFilters();
  const shown = useAllProducts(filters);
  const [isImporting, setImporting] = useState(false);
  const exportAll = async () => {
    const isAll = !filters?.q && !filters?.category && !filters?.state;
    // an alert shows the error
    const products = await (isAll ? calls.all() : shown.read()).catch(() => undefined);
    if (products) await saveCsv(products.map(csvRecord), CSV_COLUMNS, 'supra-products.csv');
  };
  return (
    <>
      <Button icon={Download} onClick={exportAll}>
        {t('csv.export')}
      </Button>
      <Button icon={Upload} onClick={() => setImporting(true)}>
        {t('csv.import')}
      </Button>
      {isImporting && <LazyImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
