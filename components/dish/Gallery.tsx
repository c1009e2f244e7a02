import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Picture } from '@/components/ui/Picture';
import type { DishImage } from '@/lib/domain/dish/record';
import css from '@/styles/dishView.module.scss';

/** The pictures of a dish: one large, the others to choose from below it. */
export function Gallery({ images, name }: { images: readonly DishImage[]; name: string }) {
  const { t } = useTranslation('dish');
  const [shown, setShown] = useState(0);
  const at = Math.min(shown, Math.max(0, images.length - 1));
  const image = images[at];
  return (
    <div className={css.gallery}>
      <Picture
        image={image}
        alt={image ? image.alternativeText || name : ''}
        sizes="(max-width: 767px) 100vw, 560px"
        priority
        className={css.galleryMain}
      />
      {images.length > 1 && (
        <ul className={css.thumbs}>
          {images.map((one, index) => (
            <li key={one.id}>
              <button
                type="button"
                aria-label={t('view.picture', { number: index + 1, total: images.length })}
                aria-current={index === at}
                onClick={() => setShown(index)}
              >
                <Picture image={one} alt="" sizes="96px" ratio="1x1" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
