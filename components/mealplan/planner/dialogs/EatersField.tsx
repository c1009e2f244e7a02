import { FieldArray, useFormikContext } from 'formik';
import { UserMinus, UserPlus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { HouseholdButtons } from '@/components/food/HouseholdButtons';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { NumberField } from '@/components/forms/NumberField';
import { TextField } from '@/components/forms/TextField';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { useAuth } from '@/context/AuthContext';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import type { EaterForm, PlanForm } from '@/lib/forms/mealplan/form';
import { ALLERGENS } from '@/lib/domain/product/types';
import { newKey } from '@/lib/newKey';
import css from './EatersField.module.scss';
import { useEaterName } from '@/components/day/useEaterName';

const CHILD = 0.5;

/** Fields for the eaters and their portions; without any the plan is for one person with a whole portion. */
export function EatersField() {
  const { t } = useTranslation(['planner', 'common']);
  const { person } = useAuth();
  const confirm = useConfirm();
  const { values } = useFormikContext<PlanForm>();
  const { eaters } = values;
  const nameOf = useEaterName();
  const me = eaters.find(({ user }) => user !== null && user === person?.id);
  const make = (given: Partial<EaterForm>): EaterForm => ({
    key: newKey(),
    Name: '',
    factor: 1,
    user: null,
    allergens: [],
    ...given,
  });
  return (
    <FieldArray name="eaters">
      {({ push, remove }) => (
        <fieldset className={css.eaters}>
          <legend className="form-label">{t('eaters.title')}</legend>
          <p className="form-text">{t('eaters.help')}</p>
          {eaters.map((eater, index) => (
            <div key={eater.key} className={css.eater}>
              <TextField
                name={`eaters.${index}.Name`}
                label={t('eaters.name')}
                placeholder={nameOf({ Name: '' }, index)}
                autoComplete="off"
              />
              <NumberField name={`eaters.${index}.factor`} label={t('eaters.factor')} />
              {eater.user !== null && eater.user === person?.id && (
                <span className={css.me}>{t('eaters.me')}</span>
              )}
              <Button
                tone="outline-danger"
                icon={UserMinus}
                onClick={async () => {
                  const title = t('eaters.removeTitle', { name: nameOf(eater, index) });
                  if (await confirm({ title, confirmLabel: t('common:action.remove') })) remove(index);
                }}
              >
                {t('common:action.remove')}
                <span className="visually-hidden"> {nameOf(eater, index)}</span>
              </Button>
              <EaterAllergens
                index={index}
                eater={eater}
                isMe={eater.user !== null && eater.user === person?.id}
              />
            </div>
          ))}
          {eaters.length < PLAN_LIMITS.eaters && (
            <div className={css.add}>
              {!me && person && (
                <Button
                  tone="outline-primary"
                  icon={UserPlus}
                  onClick={() => push(make({ Name: person.Name, user: person.id }))}
                >
                  {t('eaters.addMe')}
                </Button>
              )}
              <HouseholdButtons table={eaters} onSeat={({ id, Name }) => push(make({ Name, user: id }))} />
              <Button tone="outline-primary" icon={UserPlus} onClick={() => push(make({}))}>
                {t('eaters.addAdult')}
              </Button>
              <Button tone="outline-primary" icon={UserPlus} onClick={() => push(make({ factor: CHILD }))}>
                {t('eaters.addChild')}
              </Button>
            </div>
          )}
        </fieldset>
      )}
    </FieldArray>
  );
}

interface EaterAllergensProps {
  readonly index: number;
  readonly eater: EaterForm;
  readonly isMe: boolean;
}

/** Fields for an eater's allergens; folded by default, because most people have none. */
function EaterAllergens({ index, eater, isMe }: EaterAllergensProps) {
  const { t } = useTranslation(['planner', 'common']);
  const nameOf = useEaterName();
  const chosen = ALLERGENS.filter((one) => eater.allergens.includes(one)).map((one) =>
    t(`common:allergen.${one}`),
  );
  const [isOpen] = useState(chosen.length > 0); // Initial state only; afterwards the reader toggles it.
  return (
    <details className={css.allergens} open={isOpen}>
      <summary>
        {t('eaters.allergens')}
        {chosen.length > 0 && `: ${chosen.join(', ')}`}
      </summary>
      <ChoicesField
        name={`eaters.${index}.allergens`}
        label={t('eaters.allergensOf', { name: nameOf(eater, index) })}
        help={t(isMe ? 'eaters.allergensMine' : 'eaters.allergensHelp')}
        options={ALLERGENS.map((value) => ({ value, label: t(`common:allergen.${value}`) }))}
      />
    </details>
  );
}
