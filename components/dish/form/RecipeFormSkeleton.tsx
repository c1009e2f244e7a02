import { SkeletonBar, SkeletonRows, SkeletonText } from '@/components/ui/feedback/Skeletons';
import css from './RecipeForm.module.scss';

/** The form's places until it is there. */
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
