import { CircleAlert } from 'lucide-react';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formSaid } from '@/lib/hooks/useFormSubmit';

/** Why a way in did not work, in words. */
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
