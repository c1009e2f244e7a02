import { EyeOff, Lock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import Link from 'next/link';
import { LazyMyRating } from '@/components/dish/view/mine/MyRating.lazy';
import { LazyAllergenTag } from '@/components/food/AllergenTag.lazy';
import { Picture } from '@/components/ui/Picture';
import { Tag } from '@/components/ui/Tag';
import { useAuth } from '@/context/AuthContext';
import type { DishCard } from '@/lib/domain/dish/record';
import css from './DishGrid.module.scss';
import { DietBadges } from '@/components/dish/nutrition/DietBadges';
import { DishFacts } from '@/components/dish/view/DishFacts';
import { LazyMissingLine } from './MissingLine.lazy';

interface DishCardViewProps {
  readonly dish: DishCard;
  /** Set for the first cards, whose pictures are on the first screen. */
  readonly isFirst?: boolean;
  /** Reserves no room for a picture. */
  readonly isBare?: boolean;
  /**
   * Marks private recipes; the list of public recipes has none. Only people who may still see a hidden recipe learn
   * that it is hidden.
   */
  readonly showsState?: boolean;
}

/** Shows a recipe in a list: a card, or on phones a row with a small picture. */
export function DishCardView(props: DishCardViewProps) {
  const { dish, isFirst = false, isBare = false, showsState = false } = props;
  const { t } = useTranslation('dish');
  const { person } = useAuth();
  return (
    <article className={css.card} data-bare={isBare || undefined} lang={dish.language}>
      {!isBare && (
        <Picture
          image={dish.DishImages[0]}
          alt=""
          sizes="(max-width: 575px) 96px, (max-width: 991px) 45vw, 280px"
          priority={isFirst}
          className={css.cardPicture}
        />
      )}
      <div className={css.cardBody}>
        <h2 className={css.cardTitle}>
          <Link href={`/dishes/${dish.id}`} className="stretched-link">
            {dish.Name}
          </Link>
        </h2>
        <DishFacts dish={dish} />
        {dish.fromHome && <LazyMissingLine of={dish.fromHome} />}
        {Boolean(person?.allergens?.length) && <LazyAllergenTag food={dish} />}
        <DietBadges dish={dish} />
        {dish.myRating && <LazyMyRating rating={dish.myRating} />}
        {showsState && dish.visibility === 'private' && <Tag icon={Lock}>{t('state.private')}</Tag>}
        {showsState && Boolean(dish.lookAgain?.length) && (
          <Tag tone="attention" icon={TriangleAlert}>
            {t('lookAgain.title', { count: dish.lookAgain?.length })}
          </Tag>
        )}
        {dish.hidden && (
          <Tag tone="attention" icon={EyeOff}>
            {t('state.hidden')}
          </Tag>
        )}
      </div>
    </article>
  );
}
