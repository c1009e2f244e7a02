import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { formKeys } from '@/lib/hooks/useFormSubmit';

/** Why a way in did not work, in words. */
export function AuthErrorNote({ fault }: { fault: unknown }) {
  const { t } = useTranslation(['account', 'errors']);
  return (
    <div role="alert">
      {fault !== undefined && (
        <div className="form-errors">
          <CircleAlert size={20} aria-hidden />
          <span>{String(t(formKeys(fault) as never))}</span>
        </div>
      )}
    </div>
  );
}
