import { useFormikContext } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/inputs/Button';
import type { ImportRecipe } from '@/lib/domain/import/record';
import { without } from '@/lib/domain/moved';
import type { ImportValues } from '@/lib/forms/import/values';
import { WarningNotes } from '@/components/import/preview/WarningNotes';

/** Fields to correct, remove or add steps. */
export function MendSteps({ recipe }: { recipe: ImportRecipe }) {
  const { t } = useTranslation(['mend', 'import']);
  const { values, setFieldValue } = useFormikContext<ImportValues>();
  const { Steps } = values;
  return (
    <section aria-label={t('mend:steps')}>
      <h3 className="h5">{t('mend:steps')}</h3>
      <WarningNotes recipe={recipe} of={['Steps']} />
      <ol className="stack list-unstyled mb-mid">
        {Steps.map(({ at }, index) => (
          <li key={index}>
            <TextAreaField
              name={`Steps.${index}.description`}
              label={t('import:questions.step', { number: index + 1 })}
              rows={2}
            />
            {at !== undefined && <WarningNotes recipe={recipe} of={['Steps']} at={at} />}
            <div className="d-flex gap-mid align-items-end justify-content-between">
              <TextField
                name={`Steps.${index}.minutes`}
                label={t('mend:minutes')}
                inputMode="numeric"
                autoComplete="off"
              />
              <Button
                tone="outline-danger"
                icon={Trash2}
                aria-label={t('mend:removeStep', { number: index + 1 })}
                onClick={() => setFieldValue('Steps', without(Steps, index))}
              />
            </div>
          </li>
        ))}
      </ol>
      <Button
        icon={Plus}
        className="mb-3"
        onClick={() => setFieldValue('Steps', [...Steps, { description: '', minutes: '' }])}
      >
        {t('mend:addStep')}
      </Button>
    </section>
  );
}
