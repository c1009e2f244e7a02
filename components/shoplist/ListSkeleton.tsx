import { SkeletonRows } from '@/components/ui/Skeletons';
import css from './ShopListView.module.scss';

/** Stands in while a list is read; on a phone already without the site's head, so that nothing moves when the list is there. */
export const ListSkeleton = () => (
  <div className={css.view}>
    <div className={css.headSpace} />
    <SkeletonRows count={8} />
  </div>
);
