import { useTranslation } from 'next-i18next/pages';
import { FormDialog } from '@/components/forms/FormDialog';
import { NumberField } from '@/components/forms/NumberField';
import { usePriceCalls } from '@/context/price/prices';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { lazySchema } from '@/lib/forms/schema/lazy';
import validation from '@/locales/en/validation.json';

interface BudgetDialogProps {
  readonly budgetTetri: number | null;
  readonly onClose: () => void;
}
interface BudgetValues {
  readonly budget: number | string | null;
}

const schema = lazySchema(() => import('@/lib/forms/price/schema').then((module) => module.budgetSchema));

/** Dialog for the monthly budget; empty means no budget. */
function Dialog({ budgetTetri, onClose }: BudgetDialogProps) {
  const { t } = useTranslation('price');
  const { setBudget } = usePriceCalls();
  const save = async ({ budget }: BudgetValues) => {
    await setBudget(typeof budget === 'number' ? Math.round(budget * 100) : null);
    onClose();
  };
  const initial: BudgetValues = { budget: budgetTetri === null ? null : budgetTetri / 100 };
  return (
    <FormDialog title={t('spending.budget')} initial={initial} schema={schema} save={save} onClose={onClose}>
      <NumberField name="budget" label={t('spending.budgetField')} help={t('spending.budgetHelp')} unit="₾" />
    </FormDialog>
  );
}

export const BudgetDialog = withNamespaces(Dialog, { validation });
