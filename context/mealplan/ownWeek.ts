import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState } from 'react';
import { formatDate } from '@/lib/format/time';
import { newKey } from '@/lib/newKey';
import { useLanguage } from '@/context/LanguageContext';
import { usePlanCalls } from './planCalls';
import { useMyToday } from '@/context/calendar/today';

/**
 * Creates the person's own week from today and opens it to be filled; one idempotency key makes a repeated call
 * harmless.
 */
export function useOwnWeek() {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { day: today } = useMyToday();
  const router = useRouter();
  const calls = usePlanCalls();
  const [idempotencyKey] = useState(newKey);
  return async () => {
    const { blankPlan, newPlanInput } = await import('@/lib/forms/mealplan/form');
    const Name = t('weekFrom', { date: formatDate(today, language) });
    const form = { ...blankPlan(language), Name, startDate: today };
    const { id } = await calls.create(newPlanInput(form, newKey), idempotencyKey);
    await router.push(`/mealplan/${id}/edit?fill=1`);
  };
}
