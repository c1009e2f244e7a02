import { useFormikContext } from 'formik';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { ChoicesField } from '@/components/forms/ChoicesField';
import { SelectField } from '@/components/forms/SelectField';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { Button } from '@/components/ui/inputs/Button';
import { useRecipeForm } from '@/context/dish/RecipeFormContext';
import { DISH_TYPES } from '@/lib/domain/dish/types';
import { type DishValues, openFigures } from '@/lib/forms/dish/values';
import { LANGUAGES } from '@/lib/domain/language';
import recipeFormCss from './RecipeForm.module.scss';
import { TwinField } from './TwinField';

/** Fields for name, description, kind, time and servings. */
export function BasicsPart() {
  const { t } = useTranslation(['recipe', 'common']);
  const { dish, originalName, originalDescription } = useRecipeForm();
  const open = openFigures(dish);
  return (
    <div className={recipeFormCss.basics}>
      <div>
        <TextField
          name="Name"
          label={t('form.name')}
          help={t('form.nameHelp')}
          autoComplete="off"
          isRequired
        />
        <Revert field="Name" original={originalName} />
      </div>
      <div>
        <TextAreaField name="Description" label={t('form.description')} rows={3} />
        <Revert field="Description" original={originalDescription} />
      </div>
      <ChoicesField
        name="types"
        label={t('form.types')}
        options={DISH_TYPES.map((value) => ({ value, label: t(`common:type.${value}`) }))}
      />
      <div className={recipeFormCss.numbers}>
        <TextField
          name="TimeToCook"
          label={t('form.time')}
          inputMode="numeric"
          autoComplete="off"
          isRequired={!open.includes('TimeToCook')}
        />
        <TextField name="prepTime" label={t('form.prep')} inputMode="numeric" autoComplete="off" />
        <TextField
          name="servingAmount"
          label={t('form.servings')}
          inputMode="numeric"
          autoComplete="off"
          isRequired={!open.includes('servingAmount')}
        />
        <SelectField
          name="language"
          label={t('form.language')}
          options={LANGUAGES.map((value) => ({ value, label: t(`common:language.${value}`) }))}
        />
      </div>
      <TwinField />
    </div>
  );
}

interface RevertProps {
  readonly field: 'Name' | 'Description' | 'Note';
  readonly original: string;
}

/** Button that reverts a text to its value before editing. */
export function Revert({ field, original }: RevertProps) {
  const { t } = useTranslation('recipe');
  const { values, setFieldValue } = useFormikContext<DishValues>();
  const { dish } = useRecipeForm();
  if (!dish || values[field] === original) return null;
  return (
    <Button tone="link" icon={Undo2} iconSize={16} onClick={() => setFieldValue(field, original)}>
      {t(`form.revert.${field}`)}
    </Button>
  );
}
