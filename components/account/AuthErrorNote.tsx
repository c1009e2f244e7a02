import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formSaid } from '@/lib/hooks/useFormSubmit';

/** Why a way in did not work, in words. */
export function AuthErrorNote({ fault }: { fault: unknown }) {
  const { t } = useTranslation(['account', 'errors']);
  const { keys, values } = formSaid(fault);
  return (
    <div role="alert">
      {fault !== undefined && (
        <div className="form-errors">
          <CircleAlert size={20} aria-hidden />
          <span>{String(t(keys as never, values as never))}</span>
        </div>
      )}
    </div>
  );
}
