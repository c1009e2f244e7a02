import { useTranslation } from 'next-i18next/pages';
import { FieldNotes } from '@/components/forms/FieldNotes';
import { useFieldState } from '@/components/forms/useFieldState';
import { LIMITS } from '@/lib/domain/limits';
import { TagsPicker } from './TagsPicker';

/** Field for the recipe's tags. */
export function TagsField() {
  const { t } = useTranslation('recipe');
  const help = t('form.tagsHelp');
  const { id, field, helpers, error, aria } = useFieldState<readonly string[] | undefined>('tags', { help });
  return (
    <div className="field">
      <TagsPicker
        label={t('form.tags')}
        addLabel={(tag) => t('form.tagAdd', { tag })}
        removeLabel={(tag) => t('form.tagRemove', { tag })}
        fullText={t('form.tagsFull', { max: LIMITS.tags.max })}
        value={field.value ?? []}
        onChange={(tags) => void helpers.setValue(tags)}
        isInvalid={aria['aria-invalid']}
        describedBy={aria['aria-describedby']}
      />
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}
