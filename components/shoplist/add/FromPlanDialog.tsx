import { ListPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useId, useState, type FormEvent } from 'react';
import { FieldError } from '@/components/forms/FieldError';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { Button } from '@/components/ui/inputs/Button';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useMyToday } from '@/context/calendar/calendar';
import { useEditablePlans, useFollowed } from '@/context/mealplan/mealplans';
import { useShopListCalls, useShopLists } from '@/context/shoplist/shoplists';
import { useLanguage } from '@/context/LanguageContext';
import { daysToShop } from '@/lib/domain/mealplan/days';
import type { Repeat } from '@/lib/domain/mealplan/types';
import type { ShopList } from '@/lib/domain/shoplist/types';
import type { Day } from '@/lib/domain/time/day';
import { formatDate } from '@/lib/format/time';
import { rangeFaults, type RangeFaults } from '@/lib/faults/rangeFaults';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import shoplist from '@/locales/en/shoplist.json';
import validation from '@/locales/en/validation.json';
import css from '@/components/shoplist/view/ShopListView.module.scss';
import { ListField } from './ListField';
import { TogetherField } from './TogetherField';
import { useTogether } from './useTogether';

interface PlanChoice {
  readonly id: number;
  readonly Name: string;
  readonly startDate: Day | null;
  readonly repeat: Repeat;
  readonly dayCount: number;
}
interface FromPlanDialogProps {
  /** The plan, if it is known already. */
  readonly plan?: PlanChoice;
  /** The list to add to, if the dialog is opened from one. */
  readonly list?: ShopList;
  readonly onChanged?: () => unknown;
  readonly onClose: () => void;
}

function Dialog(props: FromPlanDialogProps) {
  const { t } = useTranslation('shoplist');
  return (
    <DialogFrame title={t('plan.title')} onClose={props.onClose}>
      {props.plan ? <Range {...props} plans={[props.plan]} /> : <WithPlans {...props} />}
    </DialogFrame>
  );
}

function WithPlans(props: FromPlanDialogProps) {
  const { t } = useTranslation('shoplist');
  const own = useEditablePlans();
  const followed = useFollowed();
  const others = followed.remote.status === 'ready' ? followed.remote.data : [];
  return (
    <RemoteView of={own.remote} skeleton={<SkeletonRows count={3} />} onRetry={own.reload}>
      {(plans) => {
        const known = new Map<number, PlanChoice>(plans.map((plan) => [plan.id, plan]));
        for (const { mealplan, ...followed } of others)
          if (mealplan !== null && !known.has(mealplan)) known.set(mealplan, { ...followed, id: mealplan });
        const [plan, ...more] = known.values();
        return plan ? <Range {...props} plans={[plan, ...more]} /> : <p>{t('plan.none')}</p>;
      }}
    </RemoteView>
  );
}

interface RangeProps extends FromPlanDialogProps {
  readonly plans: readonly [PlanChoice, ...PlanChoice[]];
}

function Range({ plans, list, onChanged, onClose }: RangeProps) {
  const { t } = useTranslation(['shoplist', 'common']);
  const { language } = useLanguage();
  const router = useRouter();
  const calls = useShopListCalls();
  const lists = useShopLists();
  const { day: today } = useMyToday();
  const id = useId();
  const [chosen, setChosen] = useState(plans[0].id);
  const [target, setTarget] = useState(list?.id ?? 0);
  const plan = plans.find((one) => one.id === chosen) ?? plans[0];
  const [typed, setTyped] = useState<{ from?: Day; to?: Day }>({});
  const { from, to } = { ...daysToShop(plan, plan.dayCount, today), ...typed };
  const [faults, setFaults] = useState<RangeFaults>({});
  const together = useTogether(target === 0);
  const [isSending, setSending] = useState(false);
  const known = lists.remote.status === 'ready' ? lists.remote.data : list ? [list] : [];

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    try {
      const Name = t('plan.name', {
        from: formatDate(from, language, 'short'),
        to: formatDate(to, language, 'short'),
      });
      const made = await calls.fromPlan({
        mealplan: plan.id,
        from,
        to,
        ...(target ? { list: target } : { Name, members: together.members }),
      });
      if (made.id === list?.id) onChanged?.();
      else await router.push(`/shoplist/${made.id}`);
      onClose();
    } catch (cause) {
      together.isRefused(cause);
      setFaults(rangeFaults(cause));
      setSending(false);
    }
  };
  const day = (name: 'from' | 'to', value: string) => (
    <div className="field">
      <label htmlFor={`${id}-${name}`} className="form-label">
        {t(`plan.${name}`)}
      </label>
      <input
        id={`${id}-${name}`}
        type="date"
        className={`form-control${faults[name] ? ' is-invalid' : ''}`}
        aria-invalid={faults[name] ? true : undefined}
        aria-describedby={faults[name] ? `${id}-${name}-error` : undefined}
        value={value}
        onChange={(event) => {
          setFaults({});
          setTyped({ ...typed, [name]: event.target.value });
        }}
      />
      <FieldError id={`${id}-${name}-error`} error={faults[name]} />
    </div>
  );
  return (
    <form className={css.form} onSubmit={send} noValidate>
      <LabelledSelect
        label={t('plan.plan')}
        value={chosen}
        options={plans.map((one) => ({ value: one.id, label: one.Name }))}
        onChange={setChosen}
      />
      <div className="field-row">
        {day('from', from)}
        {day('to', to)}
      </div>
      <ListField lists={known} value={target} onChange={setTarget} />
      {target === 0 && <TogetherField together={together} />}
      <Button type="submit" tone="primary" icon={ListPlus} isBusy={isSending}>
        {t('common:action.addToList')}
      </Button>
    </form>
  );
}

export const FromPlanDialog = withNamespaces(Dialog, { shoplist, validation });
