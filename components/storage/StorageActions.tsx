import { Download, PackagePlus, Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useLanguage } from '@/context/LanguageContext';
import { saveCsv } from '@/lib/csv';
import { EXPORT_COLUMNS, stockRow } from '@/lib/forms/storage/csv';
import type { Stock } from '@/lib/domain/storage/record';

const ArrivalDialog = dynamic(() => import('./ArrivalDialog').then((module) => module.ArrivalDialog), {
  ssr: false,
});
const StockImport = dynamic(() => import('./StockImport').then((module) => module.StockImport), {
  ssr: false,
});

/** Buttons for arrivals and for CSV export and import. */
export function StorageActions({ stocks, onChanged }: { stocks: readonly Stock[]; onChanged: () => void }) {
  const { t } = useTranslation('storage');
  const { language } = useLanguage();
  const [open, setOpen] = useState<'arrival' | 'import'>();
  const close = () => setOpen(undefined);
  const exportAll = () =>
    saveCsv(
      stocks.map((stock) => stockRow(stock, language)),
      EXPORT_COLUMNS,
      'supra-storage.csv',
    );
  return (
    <>
      <button type="button" className="btn btn-primary" onClick={() => setOpen('arrival')}>
        <PackagePlus size={18} aria-hidden />
        {t('arrivals.open')}
      </button>
      <button type="button" className="btn btn-outline-secondary" onClick={() => setOpen('import')}>
        <Upload size={18} aria-hidden />
        {t('csv.import')}
      </button>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={stocks.length === 0}
        onClick={() => void exportAll()}
      >
        <Download size={18} aria-hidden />
        {t('csv.export')}
      </button>
      {open === 'arrival' && <ArrivalDialog onArrived={onChanged} onClose={close} />}
      {open === 'import' && <StockImport onArrived={onChanged} onClose={close} />}
    </>
  );
}
