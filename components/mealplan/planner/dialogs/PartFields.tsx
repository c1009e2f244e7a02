import { useTranslation } from 'next-i18next/pages';
import { NumberField } from '@/components/forms/NumberField';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';

export const blankAppointment = { title: '', time: '', endTime: '', note: '' };

/** Converts the form to an appointment; empty fields become null. */
export const appointmentOf = ({ title, time, endTime, note }: typeof blankAppointment) => ({
  title: title.trim(),
  time: time || null,
  endTime: (time && endTime) || null,
  note: note.trim() || null,
});

export function TimeFields() {
  const { t } = useTranslation('planner');
  return (
    <div className="field-row">
      <TextField name="time" type="time" label={t('planner.time')} />
      <TextField name="endTime" type="time" label={t('planner.endTime')} />
    </div>
  );
}

export function AppointmentFields() {
  const { t } = useTranslation('planner');
  return (
    <>
      <TextField name="title" label={t('part.title')} isRequired autoComplete="off" />
      <TimeFields />
      <TextAreaField name="note" label={t('planner.note')} rows={2} />
    </>
  );
}

export function SupplementFields({ unit }: { unit?: string }) {
  const { t } = useTranslation('planner');
  return (
    <div className="field-row">
      <TextField name="time" type="time" label={t('planner.time')} />
      <NumberField name="dosage" label={t('part.dosage')} unit={unit} />
    </div>
  );
}
