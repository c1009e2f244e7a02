import '@/components/dish/cook/TimerButtons.module.scss';
import '@/components/dish/form/pictures/StepMedia.module.scss';
import { SkeletonText } from '@/components/ui/feedback/Skeletons';
import { island } from '@/lib/remote/island';
import './StepLines.module.scss';
import './StepList.module.scss';

/** Loaded separately, with all code that parses the steps. */
export const LazyStepList = island(
  () => import('./StepList').then((m) => m.StepList),
  <SkeletonText lines={8} />,
);
