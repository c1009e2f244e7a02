import { useFormikContext } from 'formik';
import { useUnsaved } from '@/components/ui/dialogs/DialogFrame';

/** Makes the surrounding dialog ask before it discards unsaved input. */
export function UnsavedGuard() {
  const { dirty } = useFormikContext();
  useUnsaved(dirty);
  return null;
}
