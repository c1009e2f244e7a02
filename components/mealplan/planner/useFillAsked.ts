import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useMealplan } from '@/context/mealplan/MealplanContext';

/** Begins to fill the week where the address says so, as after "Create and fill"; it is said once. */
export function useFillAsked() {
  const { query, pathname, replace } = useRouter();
  const { openModal } = useMealplan();
  const begin = useEffectEvent(() => {
    const { fill, ...rest } = query;
    if (fill === undefined) return;
    openModal({ name: 'fill', isNew: true });
    replace({ pathname, query: rest }, undefined, { shallow: true, scroll: false });
  });
  useEffect(() => begin(), []);
}
