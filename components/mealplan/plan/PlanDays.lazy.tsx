import '@/components/day/agenda/DayAgenda.module.scss';
import '@/components/day/agenda/EntryLine.module.scss';
import '@/components/day/agenda/MarkButtons.module.scss';
import { DaysSkeleton } from '@/components/day/PlanSkeleton';
import '@/components/day/sums/TotalsLine.module.scss';
import '@/components/day/sums/TotalsView.module.scss';
import '@/components/day/week/DayStrip.module.scss';
import '@/components/day/week/FilterBar.module.scss';
import '@/components/day/week/WeekNav.module.scss';
import '@/components/day/week/WeekView.module.scss';
import '@/components/food/NutrientsFold.module.scss';
import '@/components/ui/inputs/Toggle.module.scss';
import { island } from '@/lib/remote/island';
import './DayView.module.scss';
import './PlanDays.module.scss';

export const LazyPlanDays = island(() => import('./PlanDays').then((m) => m.PlanDays), <DaysSkeleton />);
