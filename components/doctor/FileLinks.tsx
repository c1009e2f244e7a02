import { FileText, Image as ImageIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { useReadMedicalFile } from '@/context/doctor/doctor';
import type { MedicalFile } from '@/lib/domain/doctor/types';
import { MINUTE } from '@/lib/domain/time/units';
import css from './FileLinks.module.scss';

const CACHE_MS = MINUTE;

/** Lists private files; each opens through an authorised request. */
export function FileLinks({ files }: { files: readonly MedicalFile[] }) {
  const { t } = useTranslation('doctor');
  const read = useReadMedicalFile();
  const open = async ({ id, name }: MedicalFile) => {
    // Browsers block a window that is not opened directly on the click.
    const tab = window.open('', '_blank');
    try {
      const url = URL.createObjectURL(await read(id));
      if (tab) tab.location.href = url;
      else download(url, name);
      setTimeout(() => URL.revokeObjectURL(url), CACHE_MS);
    } catch {
      tab?.close(); // An alert already reports it.
    }
  };
  if (files.length === 0) return null;
  return (
    <ul className={css.files}>
      {files.map((file) => {
        const icon = file.mime === 'application/pdf' ? FileText : ImageIcon;
        return (
          <li key={file.id}>
            <Button icon={icon} aria-label={t('files.open', { name: file.name })} onClick={() => open(file)}>
              <span>{file.name}</span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function download(url: string, name: string) {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
