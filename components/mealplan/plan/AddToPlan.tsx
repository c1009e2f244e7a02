import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SignInLink } from '@/components/layout/nav/SignInLink';
import { Button } from '@/components/ui/inputs/Button';
import { ShortWords } from '@/components/ui/ShortWords';
import { useRole } from '@/context/RoleContext';
import type { AddToPlanProps } from './AddToPlanDialog';
import { LazyAddToPlanDialog } from './AddToPlanDialog.lazy';

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
      {isOpen && <LazyAddToPlanDialog dish={dish} servings={servings} onClose={() => setOpen(false)} />}
    </>
  );
}
