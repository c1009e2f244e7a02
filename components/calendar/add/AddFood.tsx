import { PenLine } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AllergenTag } from '@/components/food/AllergenTag';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Icon } from '@/components/ui/Icon';
import { LabelledSelect } from '@/components/ui/inputs/LabelledSelect';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { Picture } from '@/components/ui/Picture';
import { useAuth } from '@/context/AuthContext';
import { useDayThings, type NewFood } from '@/context/calendar/dayThings';
import { usePlan } from '@/context/mealplan/plan';
import { useShelfDishes } from '@/context/mealplan/shelf';
import { useLanguage } from '@/context/LanguageContext';
import { useVisibilityText } from '@/context/mealplan/useVisibilityText';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { mealAt } from '@/lib/domain/mealplan/hours';
import type { Plan, PlanDish } from '@/lib/domain/mealplan/record';
import { warnedEaters } from '@/lib/domain/mealplan/warnings';
import { privateDishesOf } from '@/lib/faults/privateDishes';
import { formatNumber } from '@/lib/format/number';
import { formatMinutes } from '@/lib/format/time';
import type { AddProps } from '@/components/calendar/board';
import css from './FoundList.module.scss';
import { FoundList } from './FoundList';

/** Adds a dish or free text to a meal of one's own plan. */
export function AddFood(props: AddProps) {
  const { t } = useTranslation(['calendar', 'common']);
  const [plan, ...others] = props.arrange.plansOn(props.hour.day);
  if (plan) return <Food {...props} plans={[plan, ...others]} />;
  return (
    <>
      <p className={css.note}>{t('noPlan')}</p>
      <LinkButton href="/mealplan/my" tone="outline-primary">
        {t('common:menu.mealplanMy')}
      </LinkButton>
    </>
  );
}

type PlanThere = ReturnType<AddProps['arrange']['plansOn']>[number];

function Food({ hour, arrange, plans }: AddProps & { plans: readonly [PlanThere, ...PlanThere[]] }) {
  const { t } = useTranslation(['calendar', 'common']);
  const confirm = useConfirm();
  const things = useDayThings();
  const [plan, setPlan] = useState(plans[0].id);
  const [type, setType] = useState(() => mealAt(hour.time));
  const [typed, setTyped] = useState('');
  const whole = usePlan(plan, { isEdited: true });
  const eaters = whole.remote.status === 'ready' ? whole.remote.data.eaters : [];
  const proposed = { scope: 'fits', typed, type, eaters } as const;
  const found = useShelfDishes(typed ? { scope: 'all', typed } : proposed);
  const add = async (food: NewFood['food'], name: string, confirmPrivate = false): Promise<void> => {
    try {
      const outcome = await things.addFood({ ...hour, plan, type, food, confirmPrivate });
      arrange.added(outcome, name, hour);
    } catch (cause) {
      const names = privateDishesOf(cause); // Private dishes only; an alert already reports any other error.
      if (names.length === 0 || confirmPrivate) return;
      const text = {
        title: t('secretTitle', { name }),
        body: t('secretBody', { names: names.join(', ') }),
        confirmLabel: t('secretSend'),
      };
      if (await confirm(text)) await add(food, name, true);
    }
  };
  return (
    <>
      <div className={css.place}>
        {plans.length > 1 && (
          <LabelledSelect
            label={t('plan')}
            value={plan}
            options={plans.map(({ id, Name }) => ({ value: id, label: Name }))}
            onChange={setPlan}
          />
        )}
        <LabelledSelect
          label={t('meal')}
          value={type}
          options={DISH_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
          onChange={setType}
        />
      </div>
      {whole.remote.status === 'ready' && <Into plan={whole.remote.data} />}
      <FoundList
        label={t('searchDish')}
        typed={typed}
        onType={setTyped}
        found={found}
        facts={(dish) => <DishFacts dish={dish} eaters={eaters} />}
        onPick={(dish) => void add({ dish }, dish.Name)}
        onWrite={() => void add({ text: typed }, typed)}
      >
        {typed && (
          <button type="button" className={css.pick} onClick={() => void add({ text: typed }, typed)}>
            <Icon of={PenLine} />
            <span className={css.words}>{t('written', { text: typed })}</span>
          </button>
        )}
      </FoundList>
    </>
  );
}

/** Names the plan that receives the food and the people who see it there. */
function Into({ plan }: { plan: Plan }) {
  const { t } = useTranslation('calendar');
  const seen = useVisibilityText(plan);
  return <p className={css.note}>{[t('into', { plan: plan.Name }), ...seen].join(' · ')}</p>;
}

interface DishFactsProps {
  readonly dish: PlanDish;
  readonly eaters: Parameters<typeof warnedEaters>[1];
}

function DishFacts({ dish, eaters }: DishFactsProps) {
  const { t } = useTranslation('mealplan');
  const { language } = useLanguage();
  const { person } = useAuth();
  const facts = [
    dish.calories ? t('totals.kcal', { value: formatNumber(dish.calories, language, { digits: 0 }) }) : '',
    dish.TimeToCook ? formatMinutes(dish.TimeToCook, language) : '',
  ].filter(Boolean);
  return (
    <>
      <Picture image={dish.DishImages?.[0]} alt="" ratio="1x1" sizes="48px" className={css.picture} />
      <span className={css.words}>
        {dish.Name}
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
        <AllergenTag food={dish} others={warnedEaters({}, eaters, { food: dish, reader: person?.id })} />
      </span>
    </>
  );
}
