import { LoadingRows } from '@/components/ui/Skeletons';
import css from './DoctorHome.module.scss';

/** Stands in for the doctor's first page while it is read, as high as a screen. */
export const HealthSkeleton = () => (
  <div className={css.awaited}>
    <LoadingRows count={8} />
  </div>
);
