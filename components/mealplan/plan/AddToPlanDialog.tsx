import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useMyToday } from '@/context/calendar/calendar';
import { useEditablePlans } from '@/context/mealplan/mealplans';
import { usePlan } from '@/context/mealplan/plan';
import { usePlanEntry } from '@/context/mealplan/planEntry';
import { DISH_TYPES, type DishType } from '@/lib/domain/dish/types';
import type { Plan, PlanCard } from '@/lib/domain/mealplan/record';
import { firstShown, placedDays } from '@/lib/domain/mealplan/weeks';
import { privateDishesOf } from '@/lib/faults/privateDishes';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import mealplan from '@/locales/en/mealplan.json';
import planner from '@/locales/en/planner.json';
import sharing from '@/locales/en/sharing.json';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { useDayWords } from '../../day/useDayWords';
import { PrivateDishes } from '../sharing/PrivateDishes';

export interface AddToPlanProps {
  readonly dish: { readonly id: number; readonly Name: string; readonly types: readonly DishType[] };
  /** Servings chosen on the recipe's page; undefined leaves them to the plan's eaters. */
  readonly servings?: number;
}

interface DialogProps extends AddToPlanProps {
  readonly onClose: () => void;
}

function Dialog(props: DialogProps) {
  const { t } = useTranslation(['planner', 'common']);
  const { remote, reload } = useEditablePlans();
  return (
    <DialogFrame title={t('addToPlan.title', { name: props.dish.Name })} onClose={props.onClose}>
      <RemoteView of={remote} skeleton={<SkeletonRows count={3} />} onRetry={reload}>
        {([plan, ...others]) =>
          plan ? (
            <ChoosePlan plans={[plan, ...others]} {...props} />
          ) : (
            <>
              <p>{t('addToPlan.none')}</p>
              <LinkButton href="/mealplan/create" tone="primary">
                {t('common:menu.mealplanCreate')}
              </LinkButton>
            </>
          )
        }
      </RemoteView>
    </DialogFrame>
  );
}

function ChoosePlan({ plans, ...props }: DialogProps & { plans: readonly [PlanCard, ...PlanCard[]] }) {
  const { t } = useTranslation('planner');
  const [chosen, setChosen] = useState(plans[0].id);
  const { remote, reload } = usePlan(chosen, { isEdited: true });
  return (
    <>
      <LabelledSelect
        label={t('addToPlan.plan')}
        value={chosen}
        options={plans.map(({ id, Name }) => ({ value: id, label: Name }))}
        onChange={setChosen}
      />
      <RemoteView of={remote} skeleton={<SkeletonRows count={2} />} onRetry={reload}>
        {(plan) => <ChoosePlace key={plan.id} plan={plan} {...props} />}
      </RemoteView>
    </>
  );
}

function ChoosePlace({ plan, dish, servings, onClose }: DialogProps & { plan: Plan }) {
  const { t } = useTranslation(['planner', 'common', 'sharing']);
  const { put } = usePlanEntry();
  const { day: today } = useMyToday();
  const words = useDayWords(today);
  const placed = placedDays(plan.days, plan, today);
  const [day, setDay] = useState(() => placed[firstShown(placed, today)]?.day.key ?? '');
  const [type, setType] = useState<DishType>(dish.types[0] ?? 'Lunch');
  const [isSending, setSending] = useState(false);
  const [secrets, setSecrets] = useState<readonly string[]>([]);

  const send = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await put(plan, { dish, at: { day, type }, servings, confirmPrivate: secrets.length > 0 });
      onClose();
    } catch (cause) {
      setSecrets(privateDishesOf(cause)); // An alert already reports any other error.
      setSending(false);
    }
  };
  return (
    <>
      <div className="field-row">
        <LabelledSelect
          label={t('planner.day')}
          value={day}
          options={placed.map((at) => ({ value: at.day.key, label: words.fullNameOf(at) }))}
          onChange={setDay}
        />
        <LabelledSelect
          label={t('planner.meal')}
          value={type}
          options={DISH_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
          onChange={setType}
        />
      </div>
      <PrivateDishes names={secrets} text="members.added" />
      <Button tone="primary" icon={CalendarPlus} isBusy={isSending} onClick={send}>
        {t(secrets.length > 0 ? 'sharing:members.addedSave' : 'common:action.addToPlan')}
      </Button>
    </>
  );
}

export const AddToPlanDialog = withNamespaces(Dialog, { mealplan, planner, sharing });
