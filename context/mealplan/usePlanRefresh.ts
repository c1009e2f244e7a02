import { useEffect, useEffectEvent } from 'react';
import type { Plan } from '@/lib/domain/mealplan/record';
import { usePlanCalls } from './planCalls';

/** Reads the plan again when its tab becomes visible, since others may have changed it. */
export function usePlanRefresh(id: number, onRead: (plan: Plan) => void) {
  const { look } = usePlanCalls();
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    const handleShow = () => {
      if (document.visibilityState !== 'visible') return;
      look(id).then(
        (plan) => tell(plan),
        () => undefined, // the next save finds out
      );
    };
    document.addEventListener('visibilitychange', handleShow);
    return () => document.removeEventListener('visibilitychange', handleShow);
  }, [id, look]);
}
