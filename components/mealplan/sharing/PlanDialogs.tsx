import { useMealplan } from '@/context/mealplan/MealplanContext';
import type { Plan } from '@/lib/domain/mealplan/record';
import { LazyMembersDialog } from './MembersDialog.lazy';
import { LazyPublishDialog } from './PublishDialog.lazy';
import { LazyQrDialog } from './QrDialog.lazy';
import { LazyReportDialog } from './ReportDialog.lazy';
import { LazySubscribeDialog } from './SubscribeDialog.lazy';

interface PlanDialogsProps {
  readonly plan: Plan;
  readonly onChanged: () => unknown;
}

/** Shows the open dialog of a plan or its planner. */
export function PlanDialogs({ plan, onChanged }: PlanDialogsProps) {
  const { modal, openModal } = useMealplan();
  const close = () => openModal(null);
  const parts = { plan, onChanged, onClose: close };
  switch (modal?.name) {
    case 'publish':
      return <LazyPublishDialog {...parts} />;
    case 'members':
      return <LazyMembersDialog {...parts} />;
    case 'qr':
      return <LazyQrDialog {...parts} />;
    case 'subscribe':
      return <LazySubscribeDialog {...parts} />;
    case 'report':
      return <LazyReportDialog {...parts} />;
    default:
      return null;
  }
}
