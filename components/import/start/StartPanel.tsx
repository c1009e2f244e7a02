import { FileUp } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
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
        <label className="btn btn-outline-primary">
          <FileUp size={18} aria-hidden />
          {t('start.choose')}
          <input
            type="file"
            multiple
            className="visually-hidden"
            disabled={upload.isSending}
            onChange={(event) => {
              upload.send([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </label>
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
