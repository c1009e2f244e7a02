import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import css from './ShopListView.module.scss';

/** Stands in while a list is read: without the site's head on a phone, and as high as a screen, so that nothing moves when the list is there. */
export const ListSkeleton = () => (
  <div className={`${css.view} ${css.awaited}`}>
    <div className={css.headSpace} />
    <SkeletonRows count={8} />
  </div>
);
