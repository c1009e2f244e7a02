import { SkeletonBar, SkeletonRows, SkeletonText } from '@/components/ui/feedback/Skeletons';
import css from './RecipeForm.module.scss';

/** Placeholder of the form while it loads. */
export const RecipeFormSkeleton = () => (
  <div className={css.form} aria-hidden>
    <div className={css.main}>
      <SkeletonBar height="control" width={25} />
      <SkeletonRows count={4} />
      <SkeletonText lines={4} />
      <SkeletonRows count={4} />
    </div>
  </div>
);
