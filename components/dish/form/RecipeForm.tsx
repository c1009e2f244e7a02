import { Form, useFormikContext } from 'formik';
import { ClipboardPaste } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useState, type ReactNode } from 'react';
import { LazyPasteDialog } from '@/components/dish/form/lines/PasteDialog.lazy';
import { LazyConflictDialog } from '@/components/dish/versions/ConflictDialog.lazy';
import { FormErrors } from '@/components/forms/FormErrors';
import { focusNextOnEnter } from '@/components/forms/focusNext';
import { SubmitButton } from '@/components/forms/SubmitButton';
import { TextAreaField } from '@/components/forms/TextAreaField';
import { TextField } from '@/components/forms/TextField';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Button } from '@/components/ui/inputs/Button';
import { LinkButton } from '@/components/ui/inputs/LinkButton';
import { useLanguage } from '@/context/LanguageContext';
import { RecipeFormProvider, useRecipeForm } from '@/context/dish/RecipeFormContext';
import type { Dish } from '@/lib/domain/dish/record';
import type { DishValues } from '@/lib/forms/dish/values';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import { useLeaveGuard } from '@/lib/hooks/useLeaveGuard';
import food from '@/locales/en/food.json';
import css from './RecipeForm.module.scss';
import { BasicsPart, Revert } from './BasicsPart';
import { FlagsPart } from './FlagsPart';
import { DraftNote, WaitingNote } from './FormNotes';
import { IngredientsPart } from '@/components/dish/form/lines/IngredientsPart';
import { LiveFigures } from './LiveFigures';
import { PicturesPart } from '@/components/dish/form/pictures/PicturesPart';
import { RecipeFormSkeleton } from './RecipeFormSkeleton';
import { SectionsPart } from './SectionsPart';
import { SharingPart } from './SharingPart';
import { StepsPart } from './StepsPart';
import { TagsField } from './TagsField';

interface RecipeFormProps {
  /** Recipe to edit; null for a new one. */
  readonly dish: Dish | null;
}

/** Form to write a recipe, new or existing. */
export const RecipeForm = withNamespaces(WrittenRecipe, { food });

function WrittenRecipe({ dish }: RecipeFormProps) {
  const router = useRouter();
  const { isSettled } = useLanguage();
  const handleSaved = (kept: Dish | null) => router.push(`/dishes/${kept?.id ?? dish?.id}`);
  if (!isSettled) return <RecipeFormSkeleton />;
  return (
    <RecipeFormProvider dish={dish} onSaved={handleSaved}>
      <Fields />
    </RecipeFormProvider>
  );
}

function Fields() {
  const { t } = useTranslation(['recipe', 'common']);
  const { isDirty, dish, conflict, originalNote } = useRecipeForm();
  const { values } = useFormikContext<DishValues>();
  const confirm = useConfirm();
  const { query } = useRouter();
  const [isPasting, setPasting] = useState(query.paste !== undefined);
  useLeaveGuard(isDirty, () =>
    confirm({ title: t('leave.title'), body: t('leave.body'), confirmLabel: t('leave.confirm') }),
  );
  return (
    <Form noValidate className={css.form} onKeyDown={focusNextOnEnter}>
      <div className={css.main}>
        <DraftNote />
        <Button tone="outline-primary" icon={ClipboardPaste} onClick={() => setPasting(true)}>
          {t('paste.open')}
        </Button>
        <Part title={t('form.basics')}>
          <BasicsPart />
        </Part>
        <Part title={t('form.pictures')}>
          <PicturesPart />
        </Part>
        <Part title={t('form.ingredients')} help={t('form.ingredientsHelp')}>
          <IngredientsPart name="ingredients" lines={values.ingredients} />
          <SectionsPart />
        </Part>
        <Part title={t('form.steps')}>
          <StepsPart />
        </Part>
        <Part title={t('form.more')}>
          <TextAreaField name="Note" label={t('form.note')} rows={3} />
          <Revert field="Note" original={originalNote} />
          <FlagsPart />
          <TagsField />
          <div className={css.numbers}>
            <TextField
              name="cookedWeight"
              label={t('form.cookedWeight')}
              help={t('form.cookedWeightHelp')}
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField name="sourceUrl" label={t('form.sourceUrl')} inputMode="url" autoComplete="off" />
          </div>
        </Part>
        <Part title={t('form.sharing')}>
          <SharingPart />
        </Part>
      </div>
      <LiveFigures />
      <div className={css.foot}>
        <WaitingNote />
        <FormErrors />
        <div className={css.footButtons}>
          <LinkButton href={dish ? `/dishes/${dish.id}` : '/dishes/my'}>{t('common:action.back')}</LinkButton>
          <SubmitButton>{t('common:action.save')}</SubmitButton>
        </div>
      </div>
      {isPasting && <LazyPasteDialog onClose={() => setPasting(false)} />}
      {conflict && <LazyConflictDialog conflict={conflict} />}
    </Form>
  );
}

function Part({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <section className={css.part}>
      <h2>{title}</h2>
      {help && <p className="form-text">{help}</p>}
      {children}
    </section>
  );
}
