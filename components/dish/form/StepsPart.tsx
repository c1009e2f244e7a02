import { present } from '@/lib/domain/present';
import { useField, useFormikContext } from 'formik';
import { CirclePlay, Plus, Timer, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useCallback, useState } from 'react';
import { FieldError, isFieldMessage } from '@/components/forms/FieldError';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { moved, without } from '@/lib/domain/moved';
import { minutesOf } from '@/lib/domain/time/duration';
import { blankStep, isBlankStep, type DishValues, type StepValues } from '@/lib/forms/dish/values';
import { LIMITS } from '@/lib/domain/limits';
import { formatMinutes } from '@/lib/format/time';
import { newKey } from '@/lib/newKey';
import css from './StepsPart.module.scss';
import recipeFormCss from './RecipeForm.module.scss';
import { SortableList } from '@/components/ui/lists/SortableList';
import { StepPictures } from '@/components/dish/form/pictures/StepPictures';

/** Fields for the steps: description, minutes for a timer, pictures, and a link to a video. */
export function StepsPart() {
  const { t } = useTranslation(['dish', 'common']);
  const { values, errors, setFieldValue } = useFormikContext<DishValues>();
  const confirm = useConfirm();
  const { Steps } = values;
  const nameOf = useCallback((index: number) => t('step.number', { number: index + 1 }), [t]);
  const stepAt = (index: number): StepValues => present(Steps[index], 'a step');
  const set = (next: readonly StepValues[]) => setFieldValue('Steps', next);
  const remove = async (index: number) => {
    const question = {
      title: t('step.removeTitle', { number: index + 1 }),
      confirmLabel: t('common:action.remove'),
    };
    if (isBlankStep(stepAt(index)) || (await confirm(question))) set(without(Steps, index));
  };
  const whole: unknown = errors.Steps;
  return (
    <div>
      <SortableList
        ids={Steps.map(({ key }) => key)}
        nameOf={nameOf}
        onMove={(from, to) => set(moved(Steps, from, to))}
      >
        {(index) => (
          <div className={css.step} role="group" aria-label={nameOf(index)}>
            <TextAreaField name={`Steps.${index}.description`} label={nameOf(index)} rows={2} />
            <TimerOffer
              step={stepAt(index)}
              onTake={(text) => setFieldValue(`Steps.${index}.minutes`, text)}
            />
            <div className={css.stepFoot}>
              <TextField
                name={`Steps.${index}.minutes`}
                label={t('step.minutes')}
                inputMode="numeric"
                autoComplete="off"
                className={css.minutes}
              />
              <VideoField index={index} />
              <Button
                tone="bare"
                icon={Trash2}
                className={recipeFormCss.iconButton}
                aria-label={t('step.remove', { number: index + 1 })}
                onClick={() => remove(index)}
              />
            </div>
            <StepPictures
              images={stepAt(index).images}
              number={index + 1}
              onChange={(images) => setFieldValue(`Steps.${index}.images`, images)}
            />
          </div>
        )}
      </SortableList>
      <FieldError id="steps-error" error={isFieldMessage(whole) ? whole : undefined} />
      <Button tone="outline-primary" icon={Plus} onClick={() => set([...Steps, blankStep(newKey)])}>
        {t('step.add')}
      </Button>
    </div>
  );
}

/** Offers the time named in a step's text as its timer, while it has none. */
function TimerOffer({ step, onTake }: { step: StepValues; onTake: (minutes: string) => void }) {
  const { t } = useTranslation('dish');
  const { language } = useLanguage();
  const minutes = step.minutes.trim() ? undefined : minutesOf(step.description);
  if (!minutes || minutes > LIMITS.minutes.max) return null;
  return (
    <Button tone="link" icon={Timer} onClick={() => onTake(String(minutes))}>
      {t('step.offer', { time: formatMinutes(minutes, language) })}
    </Button>
  );
}

/** Field for the address of a step's video; a button replaces it until needed, because most steps have none. */
function VideoField({ index }: { index: number }) {
  const { t } = useTranslation('dish');
  const name = `Steps.${index}.video`;
  const [{ value }] = useField<string>(name);
  const [isWanted, setWanted] = useState(false);
  if (!value && !isWanted) {
    return (
      <Button icon={CirclePlay} onClick={() => setWanted(true)}>
        {t('step.addVideo')}
      </Button>
    );
  }
  return (
    <TextField
      name={name}
      type="url"
      inputMode="url"
      label={t('step.video')}
      autoComplete="off"
      autoFocus={isWanted}
      className={css.video}
    />
  );
}
