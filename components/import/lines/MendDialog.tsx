import { useFormikContext } from 'formik';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { FormDialog } from '@/components/forms/FormDialog';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { useAuth } from '@/context/AuthContext';
import { useImportCalls } from '@/context/import/imports';
import { useLanguage } from '@/context/LanguageContext';
import { DIETARY_FLAGS, DISH_TYPES } from '@/lib/domain/dish/types';
import type { Import, ImportQuestion, ImportRecipe } from '@/lib/domain/import/record';
import { correctionDrafts, type DraftKey } from '@/lib/stored/drafts';
import { withChosen } from '@/lib/forms/import/line';
import { importChange, importValues, type ImportValues } from '@/lib/forms/import/values';
import { useDraft } from '@/lib/hooks/useDraft';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import food from '@/locales/en/food.json';
import mend from '@/locales/en/mend.json';
import validation from '@/locales/en/validation.json';
import { importSchema } from '@/lib/forms/import/schema';
import { MendLines } from './MendLines';
import { MendSteps } from './MendSteps';
import { WarningNotes } from '@/components/import/preview/WarningNotes';

interface MendDialogProps {
  readonly id: number;
  readonly recipe: ImportRecipe;
  /** Words of the import with unknown meaning. */
  readonly questions: readonly ImportQuestion[];
  readonly onSaved: (now: Import) => void;
  readonly onClose: () => void;
}

/** Dialog to correct one recipe before it is imported. */
function Dialog({ id, recipe, questions, onSaved, onClose }: MendDialogProps) {
  const { t } = useTranslation(['import', 'mend', 'common']);
  const { language } = useLanguage();
  const { person } = useAuth();
  const { change } = useImportCalls();
  const key = `${correctionDrafts.keyOf(person?.id ?? 0, id)}:${recipe.key}` as const;
  const [base] = useState(() => importValues(recipe, language));
  /** Saves the values. The server parses a changed line again, so manual choices for it are sent a second time. */
  const saved = async (values: ImportValues) => {
    const answer = await change(id, [importChange(recipe, base, values)]);
    const read = answer.recipes?.find(({ key: of }) => of === recipe.key)?.ingredients;
    const ingredients = read && withChosen(read, values.ingredients);
    return ingredients ? change(id, [{ key: recipe.key, ingredients }]) : answer;
  };
  const save = async (values: ImportValues) => {
    const now = await saved(values);
    correctionDrafts.write(key, null);
    onSaved(now);
    onClose();
  };
  return (
    <FormDialog<ImportValues>
      title={t('mend:title')}
      size="xl"
      initial={base}
      schema={importSchema}
      save={save}
      onClose={() => {
        correctionDrafts.write(key, null);
        onClose();
      }}
    >
      <Draft draftKey={key} base={base} />
      <TextField name="Name" label={t('mend:name')} isRequired />
      <WarningNotes recipe={recipe} of={['Name', 'language', 'images', 'servingAmount']} />
      <div className="field-row">
        <TextField name="servingAmount" label={t('mend:servings')} inputMode="numeric" autoComplete="off" />
        <TextField name="TimeToCook" label={t('mend:time')} inputMode="numeric" autoComplete="off" />
        <TextField name="prepTime" label={t('mend:prep')} inputMode="numeric" autoComplete="off" />
      </div>
      <TextField name="tags" label={t('mend:tags')} help={t('mend:tagsHelp')} autoComplete="off" />
      <ChoicesField
        name="types"
        label={t('meals.label')}
        help={recipe.typesGuessed ? t('meals.guessedHelp') : undefined}
        options={DISH_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
      />
      <ChoicesField
        name="dietaryFlags"
        label={t('meals.diet')}
        help={t('meals.dietHelp')}
        options={DIETARY_FLAGS.map((value) => ({ value, label: t(`common:diet.${value}`) }))}
      />
      <MendLines recipe={recipe} questions={questions} />
      <MendSteps recipe={recipe} />
      <TextAreaField name="Description" label={t('mend:description')} rows={2} />
      <WarningNotes recipe={recipe} of={['Description']} />
      <TextAreaField name="Note" label={t('mend:note')} rows={2} />
      <WarningNotes recipe={recipe} of={['Note']} />
    </FormDialog>
  );
}

export const MendDialog = withNamespaces(Dialog, { food, mend, validation });

/** Stores the unsaved corrections in this browser, and restores them. */
function Draft({ draftKey, base }: { draftKey: DraftKey; base: ImportValues }) {
  const { values, dirty, setValues } = useFormikContext<ImportValues>();
  useDraft(correctionDrafts, draftKey, dirty ? { values, base } : null);
  useEffect(() => {
    const kept = correctionDrafts.read(draftKey);
    // Skips the draft if the recipe was changed elsewhere meanwhile.
    if (kept && JSON.stringify(kept.base) === JSON.stringify(base)) void setValues(kept.values);
    // Runs once, when the dialog opens.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
