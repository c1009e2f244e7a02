import { useFormikContext } from 'formik';
import { ArrowLeft, ArrowRight, Camera, ImagePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { Picture } from '@/components/ui/Picture';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { useRecipeForm } from '@/context/RecipeFormContext';
import { moved, without } from '@/lib/domain/moved';
import type { DishImage } from '@/lib/domain/dish/record';
import type { DishValues } from '@/lib/forms/dish/values';
import { LIMITS } from '@/lib/domain/limits';
import css from './PicturesPart.module.scss';
import recipeFormCss from './RecipeForm.module.scss';
import { PICTURE_TYPES } from './StepPicture';
import { UploadTile } from './UploadTile';

/** The dish's pictures: dropped, pasted, chosen or taken; the first one is the cover. */
export function PicturesPart() {
  const { t } = useTranslation(['recipe', 'common']);
  const { values, errors, setFieldValue } = useFormikContext<DishValues>();
  const { pictures, dish } = useRecipeForm();
  const confirm = useConfirm();
  const [isOver, setOver] = useState(false);
  const { DishImages } = values;
  const free = LIMITS.images.max - DishImages.length - pictures.uploads.length;
  const add = (files: Iterable<File>) => pictures.add([...files].slice(0, Math.max(0, free)));
  usePastedPictures(add);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add(event.dataTransfer.files);
  };
  const remove = async (image: DishImage, index: number) => {
    const question = {
      title: t('pictures.removeTitle', { number: index + 1 }),
      confirmLabel: t('common:action.remove'),
    };
    if (!(await confirm(question))) return;
    setFieldValue('DishImages', without(DishImages, index));
    const isKept = dish?.DishImages.some(({ id }) => id === image.id);
    if (!isKept) pictures.discard(image.id); // a kept one goes when the recipe is saved without it
  };
  const whole: unknown = errors.DishImages;
  return (
    <div
      className={css.pictures}
      data-over={isOver}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <ul className={css.tiles}>
        {DishImages.map((image, index) => (
          <PictureTile
            key={image.id}
            image={image}
            index={index}
            count={DishImages.length}
            onMove={(to) => setFieldValue('DishImages', moved(DishImages, index, to))}
            onRemove={() => remove(image, index)}
          />
        ))}
        {pictures.uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onCancel={pictures.cancel} onRetry={pictures.retry} />
        ))}
      </ul>
      <div className={css.pictureButtons}>
        <FileButton label={t('pictures.add')} icon={ImagePlus} isMany onFiles={add} />
        <FileButton label={t('pictures.camera')} icon={Camera} isCamera onFiles={add} />
        <p className="form-text">{t('pictures.help', { max: LIMITS.images.max })}</p>
      </div>
      <FieldError id="pictures-error" error={isFieldMessage(whole) ? whole : undefined} />
    </div>
  );
}

interface PictureTileProps {
  readonly image: DishImage;
  readonly index: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

function PictureTile({ image, index, count, onMove, onRemove }: PictureTileProps) {
  const { t } = useTranslation('recipe');
  const number = index + 1;
  return (
    <li className={css.tile}>
      <Picture image={image} alt={t('pictures.number', { number })} sizes="180px" />
      {index === 0 && <span className={css.cover}>{t('pictures.cover')}</span>}
      <div className={css.tileButtons}>
        <button
          type="button"
          className={recipeFormCss.iconButton}
          aria-label={t('pictures.earlier', { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        >
          <ArrowLeft size={18} aria-hidden />
        </button>
        <button
          type="button"
          className={recipeFormCss.iconButton}
          aria-label={t('pictures.later', { number })}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        >
          <ArrowRight size={18} aria-hidden />
        </button>
        <button
          type="button"
          className={recipeFormCss.iconButton}
          aria-label={t('pictures.remove', { number })}
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden />
        </button>
      </div>
    </li>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly icon: typeof Camera;
  readonly isMany?: boolean;
  readonly isCamera?: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

function FileButton({ label, icon: Icon, isMany, isCamera, onFiles }: FileButtonProps) {
  return (
    <label className={`btn btn-outline-primary ${css.fileButton}${isCamera ? ` ${css.camera}` : ''}`}>
      <Icon size={18} aria-hidden />
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={PICTURE_TYPES}
        multiple={isMany}
        capture={isCamera ? 'environment' : undefined}
        onChange={(event) => {
          onFiles(event.target.files ?? []);
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** Pictures pasted anywhere on the page; text that is pasted is none of ours. */
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
