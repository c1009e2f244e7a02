import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FormDialog } from '@/components/forms/FormDialog';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { FormVersions } from '@/components/records/versions/FormVersions';
import { VersionValue } from '@/components/records/versions/VersionValue';
import { useAuth } from '@/context/AuthContext';
import { useMyToday } from '@/context/calendar/calendar';
import { useMedicalCalls } from '@/context/doctor/doctor';
import type { Visit } from '@/lib/domain/doctor/types';
import { keysOf } from '@/lib/domain/keysOf';
import { lastVisitTo, visitInput, type VisitValues } from '@/lib/forms/doctor/values';
import { instantOf, momentIn } from '@/lib/format/moment';
import { useVersions } from '@/lib/hooks/useVersions';
import { newKey } from '@/lib/newKey';
import { visitSchema } from '@/lib/forms/doctor/schema';
import { FilesField } from './FilesField';
import { useFarDay } from '@/components/doctor/health/useFarDay';

interface VisitDialogProps {
  readonly visit?: Visit;
  /** Earlier visits; their doctors and places are suggested. */
  readonly visits: readonly Visit[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Dialog to add or correct a visit; a new one starts with the present time. */
export function VisitDialog({ visit, visits, onSaved, onClose }: VisitDialogProps) {
  const { t } = useTranslation('doctor');
  const { person } = useAuth();
  const { saveVisit } = useMedicalCalls();
  const now = useMyToday();
  const isMeant = useFarDay();
  const [key] = useState(newKey);
  const valuesOf = (kept: Partial<Visit>): VisitValues => ({
    doctor: kept.doctor ?? '',
    specialty: kept.specialty ?? '',
    ...(kept.startsAt ? momentIn(person?.timeZone, new Date(kept.startsAt)) : now),
    place: kept.place ?? '',
    Note: kept.Note ?? '',
    files: kept.files ?? [],
  });
  const initial = valuesOf(visit ?? {});
  const labels = {
    doctor: t('visit.doctor'),
    specialty: t('visit.specialty'),
    day: t('visit.day'),
    time: t('visit.time'),
    place: t('visit.place'),
    Note: t('visit.note'),
    files: t('files.title'),
  };
  const versions = useVersions<VisitValues, Visit>({
    kept: visit,
    valuesOf,
    fields: keysOf(labels),
    send: async (values, updatedAt) => {
      if (values.day !== initial.day && !(await isMeant(values.day))) return;
      const startsAt = instantOf(values, person?.timeZone);
      await saveVisit(visit ? { id: visit.id, updatedAt } : null, visitInput(values, startsAt), key);
      onSaved();
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(visit ? 'visit.edit' : 'visit.add')}
      initial={initial}
      schema={visitSchema}
      save={versions.save}
      onClose={onClose}
    >
      <FormVersions
        versions={versions}
        label={(field) => labels[field]}
        show={(field, { files }) => (field === 'files' ? <VersionValue value={namesOf(files)} /> : undefined)}
      />
      <DoctorFields visits={visits} />
      <div className="field-row">
        <TextField name="day" type="date" label={t('visit.day')} isRequired />
        <TextField name="time" type="time" label={t('visit.time')} isRequired />
      </div>
      <TextAreaField name="Note" label={t('visit.note')} rows={2} />
      <FilesField kind="visits" />
    </FormDialog>
  );
}

const namesOf = (files: VisitValues['files']): string[] => files.map(({ name }) => name);

const distinct = (texts: readonly (string | null | undefined)[]): string[] =>
  [...new Set(texts.flatMap((text) => text || []))].slice(0, 30);

/** Fields for doctor, specialty and place; a known doctor fills in the other two. */
function DoctorFields({ visits }: { visits: readonly Visit[] }) {
  const { t } = useTranslation('doctor');
  const { values, setValues } = useFormikContext<VisitValues>();
  const id = useId();
  const remember = () => {
    const known = lastVisitTo(values.doctor, visits);
    if (!known) return;
    const { specialty, place } = values;
    setValues({
      ...values,
      specialty: specialty || (known.specialty ?? ''),
      place: place || (known.place ?? ''),
    });
  };
  const options = (name: string, texts: readonly string[]) => (
    <datalist id={`${id}-${name}`}>
      {texts.map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  );
  return (
    <div onBlur={remember}>
      <TextField
        name="doctor"
        label={t('visit.doctor')}
        list={`${id}-doctor`}
        autoComplete="off"
        isRequired
      />
      {options('doctor', distinct(visits.map(({ doctor }) => doctor)))}
      <div className="field-row">
        <TextField
          name="specialty"
          label={t('visit.specialty')}
          list={`${id}-specialty`}
          autoComplete="off"
        />
        {options('specialty', distinct(visits.map(({ specialty }) => specialty)))}
        <TextField name="place" label={t('visit.place')} list={`${id}-place`} autoComplete="off" />
        {options('place', distinct(visits.map(({ place }) => place)))}
      </div>
    </div>
  );
}
