import { useFormikContext } from 'formik';
import { useUnsaved } from '@/components/ui/dialogs/DialogFrame';

/** In a form that stands inside a dialog: closing the dialog asks before it throws away what was entered. */
export function UnsavedGuard() {
  const { dirty } = useFormikContext();
  useUnsaved(dirty);
  return null;
}
