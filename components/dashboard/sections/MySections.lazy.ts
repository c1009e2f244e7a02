import dynamic from 'next/dynamic';
import { loadDayBoard } from '@/components/dashboard/day/DayBoard.lazy';

/** Settles once the day above has its code, which is what people open the page for. */
const afterDay = () => loadDayBoard().catch(() => undefined);

export const LazyMySections = dynamic(
  () => afterDay().then(() => import('./MySections').then((m) => m.MySections)),
  { ssr: false },
);
