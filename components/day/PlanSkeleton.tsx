import { PlanIntro } from './PlanIntro';
import { SkeletonBar, SkeletonText } from '@/components/ui/feedback/Skeletons';
import css from '@/components/day/week/WeekView.module.scss';

const DAYS = 7;

/** Placeholder of a plan while it loads. */
export const PlanSkeleton = () => (
  <>
    <PlanIntro>
      <SkeletonBar height="title" width={50} />
      <SkeletonText lines={2} />
      <SkeletonBar height="control" width={50} />
    </PlanIntro>
    <DaysSkeleton />
  </>
);

/** Placeholder of a plan's days. */
export const DaysSkeleton = () => (
  <div className={css.columns}>
    {Array.from({ length: DAYS }, (_, day) => (
      <div key={day} className={css.column}>
        <SkeletonBar height="title" width={75} />
        <SkeletonText lines={8} />
      </div>
    ))}
  </div>
);
