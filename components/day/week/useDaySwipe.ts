import { useSwipe } from '@/lib/hooks/useSwipe';
import type { ShownDay } from './useShownDay';

/** What a part of the screen takes so that a swipe over it leads to the day before or after. */
export const useDaySwipe = (shown: ShownDay) =>
  useSwipe({
    onLeft: () => shown.index < shown.placed.length - 1 && shown.show(shown.index + 1),
    onRight: () => shown.index > 0 && shown.show(shown.index - 1),
  });
