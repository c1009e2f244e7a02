import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { weekdayOf } from '@/lib/domain/time/day';
import type { AddProps } from '@/components/calendar/board';

const OFTEN = ['once', 'again'] as const;

/** State of the choice between once (in a plan that covers the day, if there is one) and repeated. */
export function useRecurrence({ hour, arrange }: AddProps, again: 'weekly' | 'daily') {
  const { t } = useTranslation('calendar');
  const [value, onChange] = useState<(typeof OFTEN)[number]>('once');
  const weekday = weekdayOf(hour.day) as 1;
  const words = { once: t('once'), again: again === 'daily' ? t('daily') : t(`every.${weekday}`) };
  const [plan] = arrange.plansOn(hour.day);
  return {
    once: value === 'once' ? { plan: plan?.id } : undefined,
    toggle: {
      label: t('when'),
      options: OFTEN.map((one) => ({ value: one, text: words[one] })),
      value,
      onChange,
    },
  };
}
