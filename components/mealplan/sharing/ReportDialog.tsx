import { useTranslation } from 'next-i18next/pages';
import { OneFieldDialog } from '@/components/forms/OneFieldDialog';
import { usePlanCalls } from '@/context/mealplan/planCalls';
import type { Plan } from '@/lib/domain/mealplan/record';

/** Asks why a plan is reported, and reports it. */
export function ReportDialog({ plan, onClose }: { readonly plan: Plan; readonly onClose: () => void }) {
  const { t } = useTranslation('mealplan');
  const calls = usePlanCalls();
  return (
    <OneFieldDialog
      lines={4}
      title={t('report.title', { name: plan.Name })}
      label={t('report.label')}
      help={t('report.help')}
      sendLabel={t('report.send')}
      maxLength={1000}
      onSend={(why) => calls.report(plan.id, why)}
      onClose={onClose}
    />
  );
}
