import { Download, Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useProductCalls } from '@/context/data/products';
import { CSV_COLUMNS, csvRecord } from '@/lib/domain/product/csv';

const ImportDialog = dynamic(() => import('./ImportDialog').then((module) => module.ImportDialog), {
  ssr: false,
});

/** The products as a table, out and in; an Admin's. */
export function CsvActions() {
  const { t } = useTranslation('product');
  const calls = useProductCalls();
  const [isImporting, setImporting] = useState(false);
  const exportAll = async () => {
    try {
      const products = await calls.all();
      const { unparse } = (await import('papaparse')).default;
      save(unparse(products.map(csvRecord), { columns: [...CSV_COLUMNS], escapeFormulae: true }));
    } catch {
      // the alert has said it
    }
  };
  return (
    <>
      <button type="button" className="btn btn-outline-secondary" onClick={exportAll}>
        <Download size={18} aria-hidden />
        {t('csv.export')}
      </button>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setImporting(true)}>
        <Upload size={18} aria-hidden />
        {t('csv.import')}
      </button>
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

/** A spreadsheet takes the file for what it is only with the mark at its beginning. */
function save(text: string) {
  const url = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'supra-products.csv' });
  link.click();
  URL.revokeObjectURL(url);
}
