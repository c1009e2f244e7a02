import { CircleAlert, RotateCw, X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import type { Upload } from '@/context/dish/usePictures';
import { formatPercent } from '@/lib/format/number';
import { useFaultText } from '@/lib/hooks/useFaultText';
import picturesPartCss from './PicturesPart.module.scss';
import css from './UploadTile.module.scss';

interface UploadTileProps {
  readonly upload: Upload;
  readonly onCancel: (key: string) => void;
  readonly onRetry: (upload: Upload) => void;
}

/** Shows an upload of a picture: its progress or error, with buttons to retry or cancel. */
export function UploadTile({ upload, onCancel, onRetry }: UploadTileProps) {
  const { t } = useTranslation(['recipe', 'common']);
  const { said } = useFaultText();
  const { language } = useLanguage();
  const { key, preview, progress, fault, file } = upload;
  const canRetry = fault?.startsWith('errors:');
  const isNoPicture = fault === 'validation:imageType';
  return (
    <li className={picturesPartCss.tile} data-fault={Boolean(fault)}>
      {!isNoPicture && (
        // eslint-disable-next-line @next/next/no-img-element -- a file of this device
        <img src={preview} alt="" />
      )}
      {fault ? (
        <p className={css.tileFault} role="alert">
          <Icon of={CircleAlert} size={16} />
          <span>
            {file.name}: {said({ keys: [fault, 'errors:server'] })}
          </span>
        </p>
      ) : (
        <div className={css.progress}>
          <progress value={progress} max={1} aria-label={t('pictures.sending', { name: file.name })} />
          <span>{formatPercent(progress, language)}</span>
        </div>
      )}
      <div className={picturesPartCss.tileButtons}>
        {canRetry && (
          <Button icon={RotateCw} iconSize={16} onClick={() => onRetry(upload)}>
            {t('common:action.retry')}
          </Button>
        )}
        <Button icon={X} iconSize={16} onClick={() => onCancel(key)}>
          {fault ? t('common:action.remove') : t('pictures.cancel')}
        </Button>
      </div>
    </li>
  );
}
