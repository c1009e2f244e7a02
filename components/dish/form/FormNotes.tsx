import { useFormikContext } from 'formik';
import { CloudOff, History } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { Icon } from '@/components/ui/Icon';
import { Button } from '@/components/ui/inputs/Button';
import { useLanguage } from '@/context/LanguageContext';
import { useRecipeForm } from '@/context/dish/RecipeFormContext';
import type { DishValues } from '@/lib/forms/dish/values';
import { formatDate } from '@/lib/format/time';
import css from './FormNotes.module.scss';

/** Notes that the form opened with an unsaved draft, and offers to discard it. */
export function DraftNote() {
  const { t } = useTranslation('recipe');
  const { language } = useLanguage();
  const { values } = useFormikContext<DishValues>();
  const { draftedAt, discardDraft } = useRecipeForm();
  const confirm = useConfirm();
  if (!draftedAt) return null;
  const discard = async () => {
    const title = t('draft.discardTitle', { name: values.Name.trim() || t('draft.unnamed') });
    const isSure = await confirm({ title, confirmLabel: t('draft.discard') });
    if (isSure) discardDraft();
  };
  return (
    <div className={css.noteBar} role="status">
      <Icon of={History} size={20} />
      <span>{t('draft.restored', { when: formatDate(draftedAt, language, 'instant') })}</span>
      <Button onClick={discard}>{t('draft.discard')}</Button>
    </div>
  );
}

/** Notes that the server is unreachable, that nothing is lost, and that the form will save as soon as possible. */
export function WaitingNote() {
  const { t } = useTranslation('recipe');
  const { isWaiting } = useRecipeForm();
  const { submitForm } = useFormikContext();
  if (!isWaiting) return null;
  return (
    <div className={`${css.noteBar} ${css.attention}`} role="alert">
      <Icon of={CloudOff} size={20} />
      <span>{t('waiting.text')}</span>
      <Button onClick={submitForm}>{t('waiting.now')}</Button>
    </div>
  );
}
