import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useId, useState } from 'react';
import { FormDialog } from '@/components/forms/FormDialog';
import { SelectField } from '@/components/forms/SelectField';
import { TextField } from '@/components/forms/TextField';
import { FormVersions } from '@/components/records/versions/FormVersions';
import { VersionValue } from '@/components/records/versions/VersionValue';
import { useAuth } from '@/context/AuthContext';
import { useMyToday } from '@/context/calendar/calendar';
import { useMedicalCalls, useVisits } from '@/context/doctor/doctor';
import { useLanguage } from '@/context/LanguageContext';
import type { Examination } from '@/lib/domain/doctor/types';
import { keysOf } from '@/lib/domain/keysOf';
import {
  blankResult,
  examinationInput,
  examinationValues,
  isNameNeeded,
  type ExaminationValues,
  type ResultValues,
} from '@/lib/forms/doctor/values';
import { formatDate } from '@/lib/format/time';
import { useVersions } from '@/lib/hooks/useVersions';
import { newKey } from '@/lib/newKey';
import { examinationSchema } from '@/lib/forms/doctor/schema';
import { FilesField } from './FilesField';
import { ResultFields } from '@/components/doctor/health/ResultFields';
import { useFarDay } from '@/components/doctor/health/useFarDay';

interface ExaminationDialogProps {
  readonly examination?: Examination;
  readonly examinations: readonly Examination[];
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** Dialog to add or correct an examination: its day, values and files. */
export function ExaminationDialog({ examination, examinations, onSaved, onClose }: ExaminationDialogProps) {
  const { t } = useTranslation('doctor');
  const { saveExamination } = useMedicalCalls();
  const { day: today } = useMyToday();
  const isMeant = useFarDay();
  const id = useId();
  const [key] = useState(newKey);
  const [initial] = useState<ExaminationValues>(() =>
    examination
      ? examinationValues(examination)
      : { Name: '', day: today, visit: '', results: [blankResult(newKey())], files: [] },
  );
  const labels = {
    Name: t('exam.name'),
    day: t('visit.day'),
    visit: t('exam.visit'),
    results: t('result.title'),
    files: t('files.title'),
  };
  const versions = useVersions<ExaminationValues, Examination>({
    kept: examination,
    valuesOf: examinationValues,
    fields: keysOf(labels),
    send: async (values, updatedAt) => {
      if (values.day !== initial.day && !(await isMeant(values.day))) return;
      await saveExamination(
        examination ? { id: examination.id, updatedAt } : null,
        examinationInput(values),
        key,
      );
      onSaved();
      onClose();
    },
  });
  const names = [...new Set(examinations.map(({ Name }) => Name))];
  return (
    <FormDialog
      title={t(examination ? 'exam.edit' : 'exam.add')}
      initial={initial}
      schema={examinationSchema}
      size="lg"
      save={versions.save}
      onClose={onClose}
    >
      <FormVersions
        versions={versions}
        label={(field) => labels[field]}
        show={(field, values) => <ExaminationPart field={field} values={values} />}
      />
      <NameField list={id} />
      <datalist id={id}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <div className="field-row">
        <TextField name="day" type="date" label={t('visit.day')} isRequired />
        <VisitSelect />
      </div>
      <ResultFields examinations={examinations} />
      <FilesField kind="examinations" />
    </FormDialog>
  );
}

/** Field for the name, required only if no single value provides one. */
function NameField({ list }: { list: string }) {
  const { t } = useTranslation('doctor');
  const { values } = useFormikContext<ExaminationValues>();
  return (
    <TextField
      name="Name"
      label={t('exam.name')}
      placeholder={t('exam.nameHint')}
      help={t('exam.nameHelp')}
      list={list}
      autoComplete="off"
      isRequired={isNameNeeded(values)}
    />
  );
}

/** Shows one field of a version of the examination as words. */
function ExaminationPart({ field, values }: { field: keyof ExaminationValues; values: ExaminationValues }) {
  const visits = useVisitChoices();
  const row = ({ parameter, value, unit, low, high }: ResultValues) =>
    [parameter, value, unit, (low ?? high) !== null && `(${low ?? ''}–${high ?? ''})`]
      .filter(Boolean)
      .join(' ');
  if (field === 'results') return <VersionValue value={[values.results.map(row).join('\n')]} />;
  if (field === 'files') return <VersionValue value={values.files.map(({ name }) => name)} />;
  if (field !== 'visit') return <VersionValue value={values[field]} />;
  return <VersionValue value={visits.find(({ value }) => value === values.visit)?.label ?? ''} />;
}

function useVisitChoices() {
  const { language } = useLanguage();
  const { person } = useAuth();
  const { remote } = useVisits();
  const visits = remote.status === 'ready' ? remote.data : [];
  const zone = person?.timeZone ?? undefined;
  return visits.map(({ id, doctor, startsAt }) => ({
    value: String(id),
    label: `${formatDate(new Date(startsAt), language, 'short', zone)}, ${doctor}`,
  }));
}

function VisitSelect() {
  const { t } = useTranslation('doctor');
  const options = useVisitChoices();
  return (
    <SelectField name="visit" label={t('exam.visit')} options={options} emptyLabel={t('exam.noVisit')} />
  );
}
