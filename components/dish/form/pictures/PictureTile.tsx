import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/inputs/Button';
import { Picture } from '@/components/ui/Picture';
import type { DishImage } from '@/lib/domain/dish/record';
import css from './PicturesPart.module.scss';
import recipeFormCss from '@/components/dish/form/RecipeForm.module.scss';

interface PictureTileProps {
  readonly image: DishImage;
  readonly index: number;
  readonly count: number;
  /** Marks the first picture as the cover. */
  readonly hasCover?: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Shows one of several pictures in a form, with buttons to move or remove it. */
export function PictureTile({ image, index, count, hasCover, onMove, onRemove }: PictureTileProps) {
  const { t } = useTranslation('recipe');
  const number = index + 1;
  return (
    <li className={css.tile}>
      <Picture image={image} alt={t('pictures.number', { number })} sizes="180px" />
      {hasCover && index === 0 && <span className={css.cover}>{t('pictures.cover')}</span>}
      <div className={css.tileButtons}>
        <Button
          tone="bare"
          icon={ArrowLeft}
          className={recipeFormCss.iconButton}
          aria-label={t('pictures.earlier', { number })}
          disabled={index === 0}
          onClick={() => onMove(index - 1)}
        />
        <Button
          tone="bare"
          icon={ArrowRight}
          className={recipeFormCss.iconButton}
          aria-label={t('pictures.later', { number })}
          disabled={number === count}
          onClick={() => onMove(index + 1)}
        />
        <Button
          tone="bare"
          icon={Trash2}
          className={recipeFormCss.iconButton}
          aria-label={t('pictures.remove', { number })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
