import { SkeletonBar, SkeletonText } from '@/components/ui/feedback/Skeletons';
import dishViewCss from './DishView.module.scss';

/** Placeholder of the recipe while it loads. */
export const DishViewSkeleton = () => (
  <div className={dishViewCss.view}>
    <div className={dishViewCss.head}>
      <div className="picture picture-4x3">
        <span className={`skeleton ${dishViewCss.fill}`} />
      </div>
      <div className={dishViewCss.intro}>
        <SkeletonBar height="title" width={75} />
        <SkeletonBar width={50} />
        <SkeletonText lines={3} />
      </div>
    </div>
    <div className={dishViewCss.columns}>
      <SkeletonText lines={8} />
      <SkeletonText lines={10} />
    </div>
  </div>
);
