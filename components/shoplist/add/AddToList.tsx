import { ListPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SignInLink } from '@/components/layout/nav/SignInLink';
import { Button } from '@/components/ui/inputs/Button';
import { ShortWords } from '@/components/ui/ShortWords';
import { useAtHome } from '@/context/pantry/atHome';
import { useRole } from '@/context/RoleContext';
import { isMember, type Plan } from '@/lib/domain/mealplan/record';
import type { AddToListProps } from './AddDishDialog';
import { LazyAddDishDialog } from './AddDishDialog.lazy';
import { LazyFromPlanDialog } from './FromPlanDialog.lazy';

/** "Add to shop list" on a recipe: opens a dialog that asks for list and servings. */
export function AddToList({ dish, servings }: AddToListProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const home = useAtHome(dish.id, servings);
  // the dialog folds the ingredients at home, so that only the missing ones are added
  const isRest = home !== undefined && home.lines.length > 0 && home.missing > 0;
  return (
    <>
      <OpenButton isShort onOpen={() => setOpen(true)} label={isRest ? t('action.addMissing') : undefined} />
      {isOpen && <LazyAddDishDialog dish={dish} servings={servings} onClose={() => setOpen(false)} />}
    </>
  );
}

/** "Add to shop list" on a plan: opens a dialog that asks for the days; `label` is a shorter text for narrow places. */
export function PlanToList({ plan, label }: { plan: Plan; label?: string }) {
  // a reader who is not a member has no dates for the plan
  const startDate = isMember(plan) ? plan.startDate : null;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <OpenButton onOpen={() => setOpen(true)} label={label} />
      {isOpen && <LazyFromPlanDialog plan={{ ...plan, startDate }} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenButton({ onOpen, label, isShort }: { onOpen: () => void; label?: string; isShort?: boolean }) {
  const { t } = useTranslation();
  const { role } = useRole();
  const said = label ?? t('action.addToList');
  const words = isShort ? <ShortWords short={t('short.list')}>{said}</ShortWords> : said;
  if (role !== 'User' && role !== 'Admin') return <SignInLink icon={ListPlus}>{words}</SignInLink>;
  return (
    <Button
      tone="outline-primary"
      icon={ListPlus}
      aria-label={label && !isShort ? t('action.addToList') : undefined}
      onClick={onOpen}
    >
      {words}
    </Button>
  );
}
