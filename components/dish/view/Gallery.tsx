import { useTranslation } from 'next-i18next/pages';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Picture } from '@/components/ui/Picture';
import type { DishImage } from '@/lib/domain/dish/record';
import { useSwipe } from '@/lib/hooks/useSwipe';
import css from './Gallery.module.scss';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Shows the pictures of a dish: one large, the others by swipe, arrow keys, or thumbnails. */
export function Gallery({ images, name }: { images: readonly DishImage[]; name: string }) {
  const { t } = useTranslation('dish');
  const [shown, setShown] = useState(0);
  const at = Math.min(shown, Math.max(0, images.length - 1));
  const image = images[at];
  const thumbs = useRef(new Map<number, HTMLButtonElement>());
  const show = (index: number) => {
    if (!images[index]) return;
    setShown(index);
    thumbs.current.get(index)?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  const swipe = useSwipe({ onLeft: () => show(at + 1), onRight: () => show(at - 1) });
  const handleKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    show(at + step);
    thumbs.current.get(at + step)?.focus();
  };
  return (
    <div className={css.gallery} data-bare={images.length === 0 || undefined}>
      <div {...swipe}>
        <Picture
          image={image}
          alt={image ? image.alternativeText || name : ''}
          sizes="(max-width: 767px) 100vw, 560px"
          priority
          className={css.galleryMain}
        />
      </div>
      {images.length > 1 && (
        <ul className={css.thumbs} onKeyDown={handleKey}>
          {images.map((one, index) => (
            <li key={one.id}>
              <button
                ref={(button) => {
                  if (button) thumbs.current.set(index, button);
                  else thumbs.current.delete(index);
                }}
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
