import { Download, UserX } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { useExportData } from '@/context/account/account';
import { saveFile } from '@/lib/browser/saveFile';
import { LazyDeleteAccountDialog } from './DeleteAccountDialog.lazy';
import { LazyRecipeExport } from './RecipeExport.lazy';

/** Panel to download all of one's data as one file, or to delete the account. */
export function DataPanel() {
  const { t } = useTranslation('account');
  const exportData = useExportData();
  const [isLeaving, setLeaving] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    if (isBusy) return;
    setBusy(true);
    // An alert already reports a failure.
    await exportData().then(
      ({ file, name }) => saveFile(file, name),
      () => undefined,
    );
    setBusy(false);
  };
  return (
    <section className="panel" aria-labelledby="settings-data">
      <h2 id="settings-data">{t('data.title')}</h2>
      <p className="text-body-secondary">{t('data.exportText')}</p>
      <Button tone="outline-primary" icon={Download} isBusy={isBusy} onClick={download}>
        {t('data.export')}
      </Button>
      <LazyRecipeExport />
      <p className="text-body-secondary mt-4">{t('data.deleteText')}</p>
      <Button tone="outline-danger" icon={UserX} onClick={() => setLeaving(true)}>
        {t('data.delete')}
      </Button>
      {isLeaving && <LazyDeleteAccountDialog onClose={() => setLeaving(false)} />}
    </section>
  );
}
