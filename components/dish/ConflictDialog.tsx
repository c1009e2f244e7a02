import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { VersionsDialog } from '@/components/versions/VersionsDialog';
import { useRecipeForm } from '@/context/RecipeFormContext';
import type { Conflict } from '@/context/recipe/useRecipeSave';
import { differences } from '@/lib/forms/dish/conflict';
import { ConflictValue } from './ConflictValue';

/** Somebody else has changed the recipe since: the person chooses between both versions. */
export function ConflictDialog({ conflict }: { conflict: Conflict }) {
  const { t } = useTranslation('dish');
  const { resolveConflict, postponeConflict } = useRecipeForm();
  const { base, mine, theirs } = conflict;
  const [found] = useState(() => differences(base, mine, theirs));
  return (
    <VersionsDialog
      text={t('conflict.text')}
      found={found}
      label={(field) => t(`conflict.field.${field}`)}
      show={(field, side) => <ConflictValue field={field} values={conflict[side]} />}
      onResolve={resolveConflict}
      onBack={postponeConflict}
    />
  );
}
