import { SkeletonGrid } from '@/components/ui/feedback/Skeletons';
import type { DishCard } from '@/lib/domain/dish/record';
import css from './DishGrid.module.scss';
import { DishCardView } from './DishCardView';

const ON_FIRST_SCREEN = 4;

/** Shows recipes as cards, on phones as rows; reserves no room for pictures if none has one. */
export function DishGrid({ dishes, showsState }: { dishes: readonly DishCard[]; showsState?: boolean }) {
  const isBare = dishes.every(({ DishImages }) => DishImages.length === 0);
  return (
    <ul className={css.grid}>
      {dishes.map((dish, index) => (
        <li key={dish.id}>
          <DishCardView dish={dish} isFirst={index < ON_FIRST_SCREEN} {...{ isBare, showsState }} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholder of the cards while the recipes load. */
export const DishGridSkeleton = ({ count = 8 }: { count?: number }) => (
  <SkeletonGrid count={count} ratio="4x3" css={css} />
);
