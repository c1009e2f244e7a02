import { Image as ImageIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { FileButton } from '@/components/ui/inputs/FileButton';
import { gtinOf } from '@/lib/domain/barcode/gtin';
import css from './ScanDialog.module.scss';

const MOST_LETTERS = 20;

/** Barcode entry without a camera: the digits below the bars, or a photo of them. */
export function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useTranslation('barcode');
  const id = useId();
  const [text, setText] = useState('');
  const [fault, setFault] = useState<'digits' | 'noCode'>();
  const tell = (code: string | undefined, wrong: 'digits' | 'noCode') => {
    setFault(code ? undefined : wrong);
    if (!code) return;
    setText('');
    onCode(code);
  };
  const look = async (photo: File | undefined) => {
    if (!photo) return;
    const { readPicture } = await import('@/lib/scan/reader');
    tell(await readPicture(photo, 'packs').catch(() => undefined), 'noCode');
  };
  return (
    <form
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        tell(gtinOf(text), 'digits');
      }}
    >
      <label htmlFor={id} className="form-label">
        {t('form.label')}
      </label>
      <div className={css.digits}>
        <input
          id={id}
          className="form-control"
          inputMode="numeric"
          autoComplete="off"
          maxLength={MOST_LETTERS}
          aria-describedby={fault && `${id}-fault`}
          aria-invalid={fault ? true : undefined}
          value={text}
          onChange={({ target }) => setText(target.value.replace(/[^\d\s-]/g, ''))}
        />
        <Button type="submit" tone="outline-primary">
          {t('form.find')}
        </Button>
        <FileButton icon={ImageIcon} iconSize={20} accept="image/*" onFiles={([photo]) => void look(photo)}>
          {t('form.photo')}
        </FileButton>
      </div>
      {fault && (
        <div id={`${id}-fault`} className="field-error" role="alert">
          {t(`form.${fault}`)}
        </div>
      )}
    </form>
  );
}
