import { useSwipe } from '@/lib/hooks/useSwipe';
import type { ShownDay } from './useShownDay';

/** Returns the swipe handlers that lead to the previous and next day. */
export const useDaySwipe = (shown: ShownDay) =>
  useSwipe({
    onLeft: () => shown.index < shown.placed.length - 1 && shown.show(shown.index + 1),
    onRight: () => shown.index > 0 && shown.show(shown.index - 1),
  });
