import { useTranslation } from 'next-i18next/pages';
import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import { useConfirm } from '@/components/ui/dialogs/ConfirmProvider';
import { useLeaveGuard } from '@/lib/hooks/useLeaveGuard';

type ReportUnsaved = (name: string, isUnsaved: boolean) => void;
const UnsavedContext = createContext<ReportUnsaved | null>(null);

/** Asks before the settings page is left with unsaved parts, and names them. */
export function UnsavedProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation('account');
  const confirm = useConfirm();
  const [names, setNames] = useState<readonly string[]>([]);
  const tell = useCallback<ReportUnsaved>(
    (name, isUnsaved) =>
      setNames((now) =>
        isUnsaved === now.includes(name)
          ? now
          : isUnsaved
            ? [...now, name]
            : now.filter((one) => one !== name),
      ),
    [],
  );
  useLeaveGuard(names.length > 0, () =>
    confirm({
      title: t('settings.leaveTitle', { names: names.join(', ') }),
      confirmLabel: t('settings.leave'),
    }),
  );
  return <UnsavedContext value={tell}>{children}</UnsavedContext>;
}

/** Reports to the page whether this part has unsaved changes. */
export function useUnsaved(name: string, isUnsaved: boolean) {
  const tell = use(UnsavedContext);
  useEffect(() => {
    tell?.(name, isUnsaved);
    return () => tell?.(name, false);
  }, [tell, name, isUnsaved]);
}
