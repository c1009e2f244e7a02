import { useFormikContext } from 'formik';
import { Camera, ImagePlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useRecipeForm } from '@/context/dish/RecipeFormContext';
import { moved, without } from '@/lib/domain/moved';
import type { DishImage } from '@/lib/domain/dish/record';
import type { DishValues } from '@/lib/forms/dish/values';
import { useFileDrop } from '@/lib/hooks/useFileDrop';
import { LIMITS } from '@/lib/domain/limits';
import { PictureButton } from './PictureButton';
import { PictureTile } from './PictureTile';
import css from './PicturesPart.module.scss';
import { UploadTile } from './UploadTile';

/** Field for the dish's pictures: dropped, pasted, chosen or taken; the first one is the cover. */
export function PicturesPart() {
  const { t } = useTranslation(['recipe', 'common']);
  const { values, errors, setFieldValue } = useFormikContext<DishValues>();
  const { pictures, dish } = useRecipeForm();
  const confirm = useConfirm();
  const { DishImages } = values;
  const free = LIMITS.images.max - DishImages.length - pictures.uploads.length;
  const add = (files: Iterable<File>) => pictures.add([...files].slice(0, Math.max(0, free)));
  usePastedPictures(add);

  const drop = useFileDrop(add);
  const remove = async (image: DishImage, index: number) => {
    const question = {
      title: t('pictures.removeTitle', { number: index + 1 }),
      confirmLabel: t('common:action.remove'),
    };
    if (!(await confirm(question))) return;
    setFieldValue('DishImages', without(DishImages, index));
    const isKept = dish?.DishImages.some(({ id }) => id === image.id);
    if (!isKept) pictures.discard(image.id); // The server deletes a stored picture when the recipe is saved without it.
  };
  const whole: unknown = errors.DishImages;
  return (
    <div className={css.pictures} {...drop}>
      <ul className={css.tiles}>
        {DishImages.map((image, index) => (
          <PictureTile
            key={image.id}
            image={image}
            index={index}
            count={DishImages.length}
            hasCover
            onMove={(to) => setFieldValue('DishImages', moved(DishImages, index, to))}
            onRemove={() => remove(image, index)}
          />
        ))}
        {pictures.uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onCancel={pictures.cancel} onRetry={pictures.retry} />
        ))}
      </ul>
      <div className={css.pictureButtons}>
        <PictureButton label={t('pictures.add')} icon={ImagePlus} isMany onFiles={add} />
        <PictureButton label={t('pictures.camera')} icon={Camera} isCamera onFiles={add} />
        <p className="form-text">
          <span className="for-mouse">{t('pictures.drop')} </span>
          {t('pictures.help', { max: LIMITS.images.max })}
        </p>
      </div>
      <FieldError id="pictures-error" error={isFieldMessage(whole) ? whole : undefined} />
    </div>
  );
}

/** Accepts pictures pasted anywhere on the page; leaves pasted text alone. */
function usePastedPictures(onFiles: (files: File[]) => void) {
  const handle = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', handle);
    return () => document.removeEventListener('paste', handle);
  }, []);
}
