import { CircleAlert } from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import { useFaultText } from '@/lib/hooks/useFaultText';
import { formMessage } from '@/lib/hooks/useFormSubmit';

/** Shows the reason a sign-in failed; renders an empty alert region while there is no fault. */
export function AuthErrorNote({ fault }: { fault: unknown }) {
  const { said } = useFaultText();
  return (
    <div role="alert">
      {fault !== undefined && (
        <div className="form-errors">
          <Icon of={CircleAlert} size={20} />
          <span>{said(formMessage(fault))}</span>
        </div>
      )}
    </div>
  );
}
