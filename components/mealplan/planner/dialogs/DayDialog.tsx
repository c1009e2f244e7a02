import { Form, Formik } from 'formik';
import { CalendarPlus, Copy, CornerDownRight, Eraser, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/inputs/Button';
import { ButtonRow } from '@/components/ui/inputs/ButtonRow';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { PLAN_LIMITS } from '@/lib/domain/limits';
import {
  areEmpty,
  clearDay,
  copyDay,
  insertDay,
  moveDays,
  removeDays,
  sizeOf,
} from '@/lib/domain/mealplan/arrange';
import { changeDay } from '@/lib/domain/mealplan/edit';
import { newKey } from '@/lib/newKey';
import { dayNoteSchema } from '@/lib/forms/mealplan/schema';
import css from './PlannerDialogs.module.scss';
import { DayChecks, DaySelect } from './DayChoice';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { useDayWords } from '@/components/day/useDayWords';
import type { ShownDay } from '@/components/day/week/useShownDay';

interface DayDialogProps {
  readonly dayKey: string;
  readonly shown: ShownDay;
  readonly onClose: () => void;
}

/**
 * Dialog of a day: its title and note; copies it to other days, moves, clears or removes it, or adds an empty day after
 * it.
 */
export function DayDialog({ dayKey, shown, onClose }: DayDialogProps) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const { values, edit } = usePlanEditor();
  const confirm = useConfirm();
  const words = useDayWords(shown.today);
  const [copies, setCopies] = useState<readonly string[]>([]);
  const [before, setBefore] = useState(dayKey);
  const at = shown.placed.find(({ day }) => day.key === dayKey);
  if (!at) return null;
  const { days } = values;
  const name = words.fullNameOf(at);
  const act = (change: Parameters<typeof edit>[0]) => {
    edit(change);
    onClose();
  };
  const ask = (title: string, confirmLabel: string) =>
    confirm({ title, body: t('planner:planner.undoable'), confirmLabel });
  const copy = async () => {
    const laidOver = days.filter(({ key }) => copies.includes(key));
    const isSure =
      areEmpty(laidOver) ||
      (await ask(t('day.copyTitle', { count: copies.length }), t('planner:planner.replace')));
    if (isSure) act((all) => copyDay(all, dayKey, copies, newKey));
  };
  const clear = async () => {
    if (await ask(t('day.clearTitle', { name }), t('day.clear'))) act((all) => clearDay(all, dayKey));
  };
  const remove = async () => {
    if (await ask(t('day.removeTitle', { name }), t('common:action.remove')))
      act((all) => removeDays(all, [dayKey]));
  };
  return (
    <DialogFrame
      title={name}
      onClose={onClose}
      footer={
        <>
          {sizeOf(at.day) > 0 && (
            <Button tone="outline-danger" icon={Eraser} onClick={clear}>
              {t('day.clear')}
            </Button>
          )}
          {days.length > 1 && (
            <Button tone="outline-danger" icon={Trash2} onClick={remove}>
              {t('day.remove')}
            </Button>
          )}
        </>
      }
    >
      <Formik
        initialValues={{ title: at.day.title ?? '', note: at.day.note ?? '' }}
        validationSchema={dayNoteSchema}
        onSubmit={({ title, note }) =>
          act((all) =>
            changeDay(all, dayKey, (day) => ({
              ...day,
              title: title.trim() || null,
              note: note.trim() || null,
            })),
          )
        }
      >
        <Form noValidate>
          <FormErrors />
          <TextField name="title" label={t('day.title')} help={t('day.titleHelp')} autoComplete="off" />
          <TextAreaField name="note" label={t('planner:planner.note')} rows={2} />
          <SubmitButton>{t('planner:settings.take')}</SubmitButton>
        </Form>
      </Formik>
      <DayChecks legend={t('day.copy')} shown={shown} without={dayKey} value={copies} onChange={setCopies} />
      <Button tone="outline-primary" icon={Copy} disabled={copies.length === 0} onClick={copy}>
        {t('planner:planner.copyToDays', { count: copies.length })}
      </Button>
      <div className={css.place}>
        <DaySelect label={t('day.moveBefore')} shown={shown} value={before} onChange={setBefore} />
        <ButtonRow>
          <Button
            tone="outline-primary"
            icon={CornerDownRight}
            disabled={before === dayKey}
            onClick={() =>
              act((all) =>
                moveDays(
                  all,
                  [dayKey],
                  all.findIndex(({ key }) => key === before),
                ),
              )
            }
          >
            {t('planner:planner.moveTo')}
          </Button>
          <Button
            disabled={at.index === days.length - 1}
            onClick={() => act((all) => moveDays(all, [dayKey], all.length))}
          >
            {t('day.moveLast')}
          </Button>
          {days.length < PLAN_LIMITS.days.max && (
            <Button icon={CalendarPlus} onClick={() => act((all) => insertDay(all, dayKey, newKey))}>
              {t('day.insert')}
            </Button>
          )}
        </ButtonRow>
      </div>
    </DialogFrame>
  );
}
