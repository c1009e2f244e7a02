import { FileUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { FileButton } from '@/components/ui/inputs/FileButton';
import { useFileDrop } from '@/lib/hooks/useFileDrop';
import css from './StartPanel.module.scss';
import { SourceField } from './SourceField';
import { UploadState } from './UploadState';
import { useFileImport } from './useFileImport';

/** Panel to start an import: drop or choose files, or use the field below. */
export function StartPanel({ shared }: { shared: string }) {
  const { t } = useTranslation('import');
  const upload = useFileImport();
  const drop = useFileDrop(upload.send);
  return (
    <section className="panel" aria-label={t('start.title')}>
      <div className={css.drop} {...drop}>
        <FileButton
          tone="outline-primary"
          icon={FileUp}
          multiple
          disabled={upload.isSending}
          onFiles={upload.send}
        >
          {t('start.choose')}
        </FileButton>
        <p>
          <span className="for-mouse">{t('start.drop')} </span>
          {t('start.filesHelp')}
        </p>
        <UploadState upload={upload} />
      </div>
      <SourceField shared={shared} />
    </section>
  );
}
