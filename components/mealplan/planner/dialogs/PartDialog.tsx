import { Form, Formik } from 'formik';
import { CornerDownRight } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type ReactNode } from 'react';
import { FormErrors } from '@/components/forms/FormErrors';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard';
import { Button } from '@/components/ui/inputs/Button';
import { usePlanEditor } from '@/context/mealplan/PlanEditorContext';
import { changePart, movePart, removePart, type SideKind } from '@/lib/domain/mealplan/edit';
import type { PlanAppointment, PlanDay, PlanExercise, PlanSupplement } from '@/lib/domain/mealplan/types';
import { appointmentSchema, exerciseSchema, supplementSchema } from '@/lib/forms/mealplan/schema';
import css from './PlannerDialogs.module.scss';
import { DaySelect } from './DayChoice';
import { RemovableDialog } from './RemovableDialog';
import { AppointmentFields, appointmentOf, SupplementFields, TimeFields } from './PartFields';
import { useSideWords, type SideItem } from '@/components/day/agenda/SideLine';
import type { ShownDay } from '@/components/day/week/useShownDay';

interface PartDialogProps {
  readonly kind: SideKind;
  readonly partKey: string;
  readonly shown: ShownDay;
  readonly onClose: () => void;
}

/** Dialog of a day's exercise, supplement or appointment: its times and amounts; also moves and removes it. */
export function PartDialog({ kind, partKey, shown, onClose }: PartDialogProps) {
  const { values } = usePlanEditor();
  const day = values.days.find((at) => at[kind].some(({ key }) => key === partKey));
  const item = day && itemOf(day, kind, partKey);
  return item && day ? <PartView item={item} day={day.key} shown={shown} onClose={onClose} /> : null;
}

function itemOf(day: PlanDay, kind: SideKind, key: string): SideItem | undefined {
  const find = <T extends { readonly key: string }>(parts: readonly T[]) =>
    parts.find((part) => part.key === key);
  if (kind === 'exercises') return withKind(kind, find(day.exercises));
  if (kind === 'supplements') return withKind(kind, find(day.supplements));
  return withKind(kind, find(day.appointments));
}
const withKind = <K, T>(kind: K, part: T | undefined) => part && { kind, part };

interface PartViewProps {
  readonly item: SideItem;
  readonly day: string;
  readonly shown: ShownDay;
  readonly onClose: () => void;
}

function PartView({ item, day, shown, onClose }: PartViewProps) {
  const { t } = useTranslation(['mealplan', 'planner', 'common']);
  const { parts, edit } = usePlanEditor();
  const { name } = useSideWords(item, parts);
  const [target, setTarget] = useState(day);
  const { key } = item.part;
  const act = (change: Parameters<typeof edit>[0]) => {
    edit(change);
    onClose();
  };
  const remove = () => act((days) => removePart(days, item.kind, key));
  return (
    <RemovableDialog
      title={name}
      question={t('entry.removeTitle', { name })}
      onRemove={remove}
      onClose={onClose}
    >
      <PartForm item={item} act={act} />
      <div className={css.place}>
        <DaySelect label={t('planner:part.day')} shown={shown} value={target} onChange={setTarget} />
        <Button
          tone="outline-primary"
          icon={CornerDownRight}
          disabled={target === day}
          onClick={() => act((days) => movePart(days, item.kind, key, target))}
        >
          {t('planner:planner.moveTo')}
        </Button>
      </div>
    </RemovableDialog>
  );
}

interface PartFormProps {
  readonly item: SideItem;
  readonly act: (change: Parameters<ReturnType<typeof usePlanEditor>['edit']>[0]) => void;
}

function PartForm({ item, act }: PartFormProps) {
  if (item.kind === 'exercises') return <ExerciseForm part={item.part} act={act} />;
  if (item.kind === 'supplements') return <SupplementForm part={item.part} act={act} />;
  return <AppointmentForm part={item.part} act={act} />;
}

function Fields({ children }: { children: ReactNode }) {
  const { t } = useTranslation('planner');
  return (
    <Form noValidate>
      <UnsavedGuard />
      <FormErrors />
      {children}
      <SubmitButton>{t('settings.take')}</SubmitButton>
    </Form>
  );
}

function ExerciseForm({ part, act }: { part: PlanExercise; act: PartFormProps['act'] }) {
  return (
    <Formik
      initialValues={{ time: part.time ?? '', endTime: part.endTime ?? '' }}
      validationSchema={exerciseSchema}
      onSubmit={({ time, endTime }) =>
        act((days) =>
          changePart(days, 'exercises', part.key, (now) => ({
            ...now,
            time: time || null,
            endTime: (time && endTime) || null,
          })),
        )
      }
    >
      <Fields>
        <TimeFields />
      </Fields>
    </Formik>
  );
}

function SupplementForm({ part, act }: { part: PlanSupplement; act: PartFormProps['act'] }) {
  const { t } = useTranslation('planner');
  const { parts } = usePlanEditor();
  const unit = part.supplement ? parts.supplements[part.supplement]?.unit : undefined;
  const word = unit === 'mg' || unit === 'pills' || unit === 'drops' ? t(`part.unit.${unit}`) : undefined;
  return (
    <Formik
      initialValues={{ time: part.time ?? '', dosage: part.dosage ?? null }}
      validationSchema={supplementSchema}
      onSubmit={({ time, dosage }) =>
        act((days) =>
          changePart(days, 'supplements', part.key, (now) => ({ ...now, time: time || null, dosage })),
        )
      }
    >
      <Fields>
        <SupplementFields unit={word} />
      </Fields>
    </Formik>
  );
}

function AppointmentForm({ part, act }: { part: PlanAppointment; act: PartFormProps['act'] }) {
  const { title, time, endTime, note } = part;
  return (
    <Formik
      initialValues={{ title, time: time ?? '', endTime: endTime ?? '', note: note ?? '' }}
      validationSchema={appointmentSchema}
      onSubmit={(form) =>
        act((days) =>
          changePart(days, 'appointments', part.key, (now) => ({ ...now, ...appointmentOf(form) })),
        )
      }
    >
      <Fields>
        <AppointmentFields />
      </Fields>
    </Formik>
  );
}
