import { Form, Formik } from 'formik';
import { Plus } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { AddButton } from '@/components/forms/AddButton';
import { FormErrors } from '@/components/forms/FormErrors';
import { UnsavedGuard } from '@/components/forms/UnsavedGuard';
import { Icon } from '@/components/ui/Icon';
import { usePlanEdit } from '@/context/mealplan/PlanEditorContext';
import { learnedFrom, putDown } from '@/lib/forms/mealplan/drop';
import { addPart, type SideKind } from '@/lib/domain/mealplan/edit';
import { newKey } from '@/lib/newKey';
import { appointmentSchema } from '@/lib/forms/mealplan/schema';
import css from '@/components/mealplan/planner/shelf/Shelf.module.scss';
import {
  AppointmentFields,
  appointmentOf,
  blankAppointment,
} from '@/components/mealplan/planner/dialogs/PartFields';
import { DialogFrame } from '@/components/ui/dialogs/DialogFrame';
import { ExerciseShelf, SupplementShelf, type OnShelf } from '@/components/mealplan/planner/shelf/ShelfLists';

interface AddPartDialogProps {
  readonly day: string;
  readonly kind: SideKind;
  readonly onClose: () => void;
}

/** Dialog that adds an exercise, a supplement or an appointment to a day. */
export function AddPartDialog({ day, kind, onClose }: AddPartDialogProps) {
  const { t } = useTranslation(['planner', 'common']);
  const edit = usePlanEdit();
  const row = ({ carried, name, children }: OnShelf) => (
    <button
      type="button"
      className={css.pick}
      aria-label={t('add.pick', { name })}
      onClick={() => {
        edit((days) => putDown(days, carried, { at: 'day', key: day }, newKey), learnedFrom(carried));
        onClose();
      }}
    >
      {children}
      <Icon of={Plus} size={20} />
    </button>
  );
  return (
    <DialogFrame title={t(`planner.part.${kind}`)} onClose={onClose}>
      {kind === 'exercises' && <ExerciseShelf row={row} />}
      {kind === 'supplements' && <SupplementShelf row={row} />}
      {kind === 'appointments' && (
        <Formik
          initialValues={blankAppointment}
          validationSchema={appointmentSchema}
          onSubmit={(form) => {
            edit((days) => addPart(days, day, 'appointments', { key: newKey(), ...appointmentOf(form) }));
            onClose();
          }}
        >
          <Form noValidate>
            <UnsavedGuard />
            <FormErrors />
            <AppointmentFields />
            <AddButton />
          </Form>
        </Formik>
      )}
    </DialogFrame>
  );
}
