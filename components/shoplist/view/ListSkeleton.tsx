import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import css from './ShopListView.module.scss';

/** Placeholder of a list, as high as the screen so that nothing moves later; on a phone it hides the site's header. */
export const ListSkeleton = () => (
  <div className={`${css.view} ${css.awaited}`}>
    <div className={css.headSpace} />
    <SkeletonRows count={8} />
  </div>
);
