import { Download, PackagePlus, Upload } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { saveCsv } from '@/lib/csv';
import { EXPORT_COLUMNS, stockRow } from '@/lib/forms/storage/csv';
import type { Stock } from '@/lib/domain/storage/record';
import { LazyArrivalDialog } from './ArrivalDialog.lazy';
import { LazyStockImport } from './StockImport.lazy';

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
      <Button tone="primary" icon={PackagePlus} onClick={() => setOpen('arrival')}>
        {t('arrivals.open')}
      </Button>
      <Button icon={Upload} onClick={() => setOpen('import')}>
        {t('csv.import')}
      </Button>
      <Button icon={Download} disabled={stocks.length === 0} onClick={() => void exportAll()}>
        {t('csv.export')}
      </Button>
      {open === 'arrival' && <LazyArrivalDialog onArrived={onChanged} onClose={close} />}
      {open === 'import' && <LazyStockImport onArrived={onChanged} onClose={close} />}
    </>
  );
}
