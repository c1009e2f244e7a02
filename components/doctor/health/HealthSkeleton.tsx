import { LoadingRows } from '@/components/ui/feedback/Skeletons';
import css from '@/components/doctor/DoctorOverview.module.scss';

/** Placeholder of the doctor's first page, as high as a screen. */
export const HealthSkeleton = () => (
  <div className={css.awaited}>
    <LoadingRows count={8} />
  </div>
);
