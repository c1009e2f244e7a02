import { ImagePlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { usePictureList } from '@/context/dish/usePictureList';
import { useRecipeForm } from '@/context/dish/RecipeFormContext';
import type { DishImage } from '@/lib/domain/dish/record';
import { LIMITS } from '@/lib/domain/limits';
import { moved, without } from '@/lib/domain/moved';
import { PictureButton } from './PictureButton';
import { PictureTile } from './PictureTile';
import picturesPartCss from './PicturesPart.module.scss';
import { UploadTile } from './UploadTile';

interface StepPicturesProps {
  readonly images: readonly DishImage[];
  readonly number: number;
  readonly onChange: (images: readonly DishImage[]) => void;
}

/** Field for the pictures of a step, in order. */
export function StepPictures({ images, number, onChange }: StepPicturesProps) {
  const { t } = useTranslation(['dish', 'recipe', 'common']);
  const confirm = useConfirm();
  const { inFlight } = useRecipeForm();
  const { uploads, add, cancel, retry } = usePictureList(images, onChange, inFlight);
  const free = LIMITS.stepImages.max - images.length - uploads.length;
  const remove = async (index: number) => {
    const question = {
      title: t('step.removePicture', { number: index + 1, step: number }),
      confirmLabel: t('common:action.remove'),
    };
    if (await confirm(question)) onChange(without(images, index));
  };
  return (
    <>
      {images.length + uploads.length > 0 && (
        <ul className={picturesPartCss.tiles} aria-label={t('step.pictures', { number })}>
          {images.map((image, index) => (
            <PictureTile
              key={image.id}
              image={image}
              index={index}
              count={images.length}
              onMove={(to) => onChange(moved(images, index, to))}
              onRemove={() => remove(index)}
            />
          ))}
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} onCancel={cancel} onRetry={retry} />
          ))}
        </ul>
      )}
      {free > 0 && (
        <PictureButton
          label={t('step.addPicture')}
          icon={ImagePlus}
          isMany
          isQuiet
          onFiles={(files) => add([...files].slice(0, free))}
        />
      )}
    </>
  );
}
