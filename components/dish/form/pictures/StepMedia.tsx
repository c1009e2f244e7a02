import { CirclePlay } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import type { Step } from '@/lib/domain/dish/record';
import css from './StepMedia.module.scss';

/** Shows the pictures of a step, and a link to its video. */
export function StepMedia({ step, number }: { step: Step; number: number }) {
  const { t } = useTranslation('dish');
  const { images, video } = step;
  const total = images.length;
  const nameOf = (index: number) =>
    total > 1 ? t('step.pictureOf', { number: index + 1, total }) : t('view.stepPicture', { number });
  return (
    <>
      {total > 0 && (
        <ul className={css.pictures} data-many={total > 1} aria-label={t('step.pictures', { number })}>
          {images.map((image, index) => (
            <li key={image.id}>
              <Picture image={image} alt={nameOf(index)} sizes="(max-width: 767px) 90vw, 400px" />
            </li>
          ))}
        </ul>
      )}
      {video && (
        <a className={css.video} href={video} target="_blank" rel="noopener noreferrer nofollow">
          <Icon of={CirclePlay} />
          {t('step.watch')}
          <span className={css.address}>{video}</span>
        </a>
      )}
    </>
  );
}
