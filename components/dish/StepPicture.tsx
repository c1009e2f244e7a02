import { ImagePlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/Picture';
import { useConfirm } from '@/components/ui/ConfirmProvider';
import { usePictures } from '@/context/recipe/usePictures';
import { useRecipeForm } from '@/context/RecipeFormContext';
import type { DishImage } from '@/lib/domain/dish/record';
import picturesPartCss from './PicturesPart.module.scss';
import recipeFormCss from './RecipeForm.module.scss';
import { UploadTile } from './UploadTile';

interface StepPictureProps {
  readonly image: DishImage | null;
  readonly number: number;
  readonly onChange: (image: DishImage | null) => void;
}
export const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

/** The one picture of a step. */
export function StepPicture({ image, number, onChange }: StepPictureProps) {
  const { t } = useTranslation(['dish', 'recipe', 'common']);
  const confirm = useConfirm();
  const { inFlight } = useRecipeForm();
  const { uploads, add, cancel, retry } = usePictures(onChange, inFlight);
  const remove = async () => {
    const question = {
      title: t('dish:step.removePicture', { number }),
      confirmLabel: t('common:action.remove'),
    };
    if (await confirm(question)) onChange(null);
  };
  if (image) {
    return (
      <div className={picturesPartCss.stepPicture}>
        <Picture image={image} alt={t('view.stepPicture', { number })} sizes="96px" />
        <button
          type="button"
          className={recipeFormCss.iconButton}
          aria-label={t('dish:step.removePicture', { number })}
          onClick={remove}
        >
          <Trash2 size={18} aria-hidden />
        </button>
      </div>
    );
  }
  if (uploads.length > 0) {
    return (
      <ul className={picturesPartCss.stepPicture}>
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} onCancel={cancel} onRetry={retry} />
        ))}
      </ul>
    );
  }
  return (
    <label className={`btn btn-outline-secondary ${picturesPartCss.fileButton}`}>
      <ImagePlus size={18} aria-hidden />
      {t('dish:step.addPicture')}
      <input
        type="file"
        className="visually-hidden"
        accept={PICTURE_TYPES}
        onChange={(event) => {
          add([...(event.target.files ?? [])].slice(0, 1));
          event.target.value = '';
        }}
      />
    </label>
  );
}
