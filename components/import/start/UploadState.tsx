import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { formatPercent } from '@/lib/format/number';
import { useFaultText } from '@/lib/hooks/useFaultText';
import css from './UploadState.module.scss';
import type { FileImport } from './useFileImport';

/** Shows the progress of an upload or its error, with buttons to retry or discard. */
export function UploadState({ upload }: { upload: FileImport }) {
  const { t } = useTranslation(['import', 'common']);
  const { said } = useFaultText();
  const { language } = useLanguage();
  const { files, share, fault } = upload;
  const [first] = files;
  if (!first || (share === null && !fault)) return null;
  const name = files.length > 1 ? t('start.files', { count: files.length }) : first.name;
  if (fault)
    return (
      <div className={css.fault} role="alert">
        <Icon of={CircleAlert} />
        <span>
          {name}: {said(fault)}
        </span>
        <Button icon={RotateCw} onClick={upload.retry}>
          {t('common:action.retry')}
        </Button>
      </div>
    );
  return (
    <div className={css.sending}>
      <progress value={share ?? 0} max={1} aria-label={t('start.sending', { name })} />
      <span>
        {name} {formatPercent(share ?? 0, language)}
      </span>
      <Button icon={X} onClick={upload.cancel}>
        {t('start.stop')}
      </Button>
    </div>
  );
}
