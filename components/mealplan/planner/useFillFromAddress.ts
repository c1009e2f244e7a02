import { useRouter } from 'next/router';
import { useEffect, useEffectEvent } from 'react';
import { useMealplan } from '@/context/mealplan/MealplanContext';

/**
 * Opens the dialog that fills the week if the address asks for it, as after "Create and fill"; then removes that from
 * the address.
 */
export function useFillFromAddress() {
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
