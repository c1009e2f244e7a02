import { useField } from 'formik';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FieldError, type FieldMessage } from '@/components/forms/FieldError';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { FileButton } from '@/components/ui/inputs/FileButton';
import { Picture } from '@/components/ui/Picture';
import { useUploadPicture } from '@/context/remote/uploads';
import type { DishImage } from '@/lib/domain/dish/record';
import { imageFault } from '@/lib/domain/image/check';
import { LIMITS } from '@/lib/domain/limits';
import { fieldFault } from '@/lib/faults/fault';
import css from './PicturesField.module.scss';

interface PicturesFieldProps {
  readonly name: string;
  readonly most?: number;
}

/** Form field for a record's pictures: adds them one at a time and asks before removing one. */
export function PicturesField({ name, most = LIMITS.images.max }: PicturesFieldProps) {
  const { t } = useTranslation('common');
  const [field, , helpers] = useField<readonly DishImage[]>(name);
  const upload = useUploadPicture();
  const confirm = useConfirm();
  const id = useId();
  const [share, setShare] = useState<number | null>(null);
  const [fault, setFault] = useState<FieldMessage>();
  const images = field.value;

  const add = async (file: File | undefined) => {
    if (!file) return;
    const found = imageFault(new Uint8Array(await file.slice(0, 16).arrayBuffer()), file.size);
    setFault(found && { key: found });
    if (found) return;
    setShare(0);
    try {
      const image = await upload(file, setShare);
      await helpers.setValue([...images, image]);
    } catch (cause) {
      setFault(fieldFault(cause));
    } finally {
      setShare(null);
    }
  };
  const remove = async (image: DishImage) => {
    const title = t('pictures.removeTitle', { number: images.indexOf(image) + 1 });
    const text = { title, confirmLabel: t('action.remove') };
    if (await confirm(text)) await helpers.setValue(images.filter((at) => at !== image));
  };
  return (
    <fieldset className={css.pictures}>
      <legend className="form-label">{t('pictures.title')}</legend>
      <ul>
        {images.map((image, index) => (
          <li key={image.id}>
            <Picture image={image} alt={t('pictures.number', { number: index + 1 })} sizes="140px" />
            <Button tone="outline-danger" icon={Trash2} onClick={() => remove(image)}>
              {t('action.remove')}
              <span className="visually-hidden"> {t('pictures.number', { number: index + 1 })}</span>
            </Button>
          </li>
        ))}
      </ul>
      {images.length < most && (
        <FileButton
          tone="outline-primary"
          icon={ImagePlus}
          accept="image/jpeg,image/png,image/webp,image/avif"
          onFiles={([file]) => add(file)}
        >
          {t('pictures.add')}
        </FileButton>
      )}
      {share !== null && <progress value={share} aria-label={t('pictures.uploading')} />}
      <FieldError id={`${id}-error`} error={fault} />
    </fieldset>
  );
}
