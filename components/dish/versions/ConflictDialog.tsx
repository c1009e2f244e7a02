import { useTranslation } from 'next-i18next/pages';
import { VersionsDialog } from '@/components/records/versions/VersionsDialog';
import { useRecipeForm } from '@/context/dish/RecipeFormContext';
import type { DishConflict } from '@/context/dish/useRecipeSave';
import { ConflictValue } from './ConflictValue';

/** Dialog for a recipe that someone else changed meanwhile: the person chooses between both versions. */
export function ConflictDialog({ conflict }: { conflict: DishConflict }) {
  const { t } = useTranslation('recipe');
  const { resolveConflict, postponeConflict } = useRecipeForm();
  return (
    <VersionsDialog
      text={t('conflict.text')}
      found={conflict.found}
      label={(field) => t(`conflict.field.${field}`)}
      show={(field, side) => <ConflictValue field={field} values={conflict[side]} />}
      onResolve={resolveConflict}
      onBack={postponeConflict}
    />
  );
}
