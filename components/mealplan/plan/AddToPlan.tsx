import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { SignInLink } from '@/components/layout/nav/SignInLink';
import { Button } from '@/components/ui/inputs/Button';
import { ShortWords } from '@/components/ui/ShortWords';
import { useRole } from '@/context/RoleContext';
import type { AddToPlanProps } from './AddToPlanDialog';

// Loads the dialog with its texts on demand, to keep the recipe's page small.
const AddToPlanDialog = dynamic(() => import('./AddToPlanDialog').then((module) => module.AddToPlanDialog), {
  ssr: false,
});

/** Button "Add to plan" of a recipe: asks for the plan, the day and the meal. */
export function AddToPlan({ dish, servings }: AddToPlanProps) {
  const { t } = useTranslation();
  const { role } = useRole();
  const [isOpen, setOpen] = useState(false);
  const words = <ShortWords short={t('short.plan')}>{t('action.addToPlan')}</ShortWords>;
  if (role !== 'User' && role !== 'Admin') return <SignInLink icon={CalendarPlus}>{words}</SignInLink>;
  return (
    <>
      <Button tone="outline-primary" icon={CalendarPlus} onClick={() => setOpen(true)}>
        {words}
      </Button>
      {isOpen && <AddToPlanDialog dish={dish} servings={servings} onClose={() => setOpen(false)} />}
    </>
  );
}
