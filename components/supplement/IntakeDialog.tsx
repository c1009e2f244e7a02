import { Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormDialog } from '@/components/forms/FormDialog';
import { NumberField } from '@/components/forms/NumberField';
import { TextField } from '@/components/forms/TextField';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { FormVersions } from '@/components/records/versions/FormVersions';
import { Button } from '@/components/ui/inputs/Button';
import { useMyToday } from '@/context/calendar/today';
import { useSupplementCalls } from '@/context/supplement/supplements';
import { intakeName, type Intake, type Supplement } from '@/lib/domain/supplement/record';
import { present } from '@/lib/domain/present';
import { intakeInput, intakeValues, type IntakeValues } from '@/lib/forms/supplement/values';
import { useVersions } from '@/lib/hooks/useVersions';
import { newKey } from '@/lib/newKey';
import { intakeSchema } from '@/lib/forms/supplement/schema';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import validation from '@/locales/en/validation.json';
import { DoseTimes } from './DoseTimes';

interface IntakeDialogProps {
  readonly supplement: Partial<Supplement>;
  readonly intake?: Intake;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Dialog for the person's intake of a supplement: dose, times and remaining stock. */
function Dialog({ supplement, intake, onClose, onSaved }: IntakeDialogProps) {
  const { t } = useTranslation('supplement');
  const { day } = useMyToday();
  const calls = useSupplementCalls();
  const confirm = useConfirm();
  const [key] = useState(newKey);
  const name = intake ? intakeName(intake) : (supplement.Name ?? '');
  const unit = supplement.unit ? t(`unit.${supplement.unit}`) : undefined;
  const done = () => {
    onClose();
    onSaved();
  };
  const labels = {
    dosage: t('intake.dosage'),
    times: t('intake.times'),
    left: t('intake.left'),
    from: t('intake.from'),
    until: t('intake.until'),
  };
  const versions = useVersions<IntakeValues, Intake>({
    kept: intake,
    valuesOf: (kept) => intakeValues(kept, supplement, day),
    fields: ['dosage', 'times', 'left', 'from', 'until'],
    send: async (values, updatedAt, kept) => {
      const input = intakeInput(values, kept);
      if (intake) await calls.setIntake(intake.id, { ...input, updatedAt });
      else await calls.take({ ...input, supplement: present(supplement.id, 'the supplement') }, key);
      done();
    },
  });
  const end = async () => {
    const text = {
      title: t('intake.endTitle', { name }),
      body: t('intake.endText'),
      confirmLabel: t('intake.end'),
    };
    // an alert shows the error
    if (intake && (await confirm(text))) await calls.endIntake(intake.id).then(done, () => undefined);
  };
  return (
    <FormDialog
      title={intake ? t('intake.editTitle', { name }) : t('intake.newTitle', { name })}
      initial={intakeValues(intake, supplement, day)}
      schema={intakeSchema}
      save={versions.save}
      aside={
        intake && (
          <Button tone="outline-danger" icon={Trash2} onClick={end}>
            {t('intake.end')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <FormVersions versions={versions} label={(field) => labels[field]} />
      <NumberField name="dosage" label={labels.dosage} unit={unit} isRequired />
      <DoseTimes name="times" label={labels.times} isRequired />
      <NumberField name="left" label={labels.left} unit={unit} help={t('intake.leftHelp')} />
      <div className="field-row">
        <TextField name="from" type="date" label={labels.from} />
        <TextField name="until" type="date" label={labels.until} help={t('intake.untilHelp')} />
      </div>
    </FormDialog>
  );
}

export const IntakeDialog = withNamespaces(Dialog, { validation });
