import { Image as ImageIcon } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
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
        <button type="submit" className="btn btn-outline-primary">
          {t('form.find')}
        </button>
        <label className="btn btn-outline-secondary">
          <ImageIcon size={20} aria-hidden />
          {t('form.photo')}
          <input
            type="file"
            accept="image/*"
            className="visually-hidden"
            onChange={({ target }) => {
              void look(target.files?.[0]);
              target.value = ''; // allows choosing the same photo again
            }}
          />
        </label>
      </div>
      {fault && (
        <div id={`${id}-fault`} className="field-error" role="alert">
          {t(`form.${fault}`)}
        </div>
      )}
    </form>
  );
}
