import { SkeletonBar, SkeletonText } from '@/components/ui/Skeletons';
import css from '@/components/dish/DishView.module.scss';

/** The recipe's places while it loads. */
export const DishViewSkeleton = () => (
  <div className={css.view}>
    <div className={css.head}>
      <div className="picture picture-4x3">
        <span className={`skeleton ${css.fill}`} />
      </div>
      <div className={css.intro}>
        <SkeletonBar height="title" width={75} />
        <SkeletonBar width={50} />
        <SkeletonText lines={3} />
      </div>
    </div>
    <div className={css.columns}>
      <SkeletonText lines={8} />
      <SkeletonText lines={10} />
    </div>
  </div>
);
