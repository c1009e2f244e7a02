import { SkeletonBar } from '@/components/ui/Skeletons';
import type { DishCard } from '@/lib/domain/dish/record';
import css from '@/styles/dishList.module.scss';
import { DishCardView } from './DishCardView';

const ON_FIRST_SCREEN = 4;

/** Recipes as cards, on phones as rows. */
export function DishGrid({ dishes, showsState }: { dishes: readonly DishCard[]; showsState?: boolean }) {
  return (
    <ul className={css.grid}>
      {dishes.map((dish, index) => (
        <li key={dish.id}>
          <DishCardView dish={dish} isFirst={index < ON_FIRST_SCREEN} showsState={showsState} />
        </li>
      ))}
    </ul>
  );
}

/** The same places, grey, while the recipes load. */
export function DishGridSkeleton({ count = 8 }: { count?: number }) {
  return (
    <div className={css.grid}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={css.card}>
          <div className={`picture picture-4x3 ${css.cardPicture}`}>
            <span className={`skeleton ${css.fill}`} />
          </div>
          <div className={css.cardBody}>
            <SkeletonBar height="title" width={75} />
            <SkeletonBar width={50} />
            <SkeletonBar width={25} />
          </div>
        </div>
      ))}
    </div>
  );
}
