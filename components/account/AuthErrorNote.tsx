import { CircleAlert } from 'lucide-react';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formSaid } from '@/lib/hooks/useFormSubmit';

/** Shows the reason a sign-in failed; renders an empty alert region while there is no fault. */
export function AuthErrorNote({ fault }: { fault: unknown }) {
  const { said } = useFaultText();
  return (
    <div role="alert">
      {fault !== undefined && (
        <div className="form-errors">
          <CircleAlert size={20} aria-hidden />
          <span>{said(formSaid(fault))}</span>
        </div>
      )}
    </div>
  );
}
