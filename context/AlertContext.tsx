import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';

export type AlertKind = 'processing' | 'success' | 'attention' | 'danger' | 'info';
/**
 * Content of the single alert slot. Of several text keys the first that exists counts, so the text follows the
 * language.
 */
export interface AlertInput {
  readonly kind: AlertKind;
  readonly text?: string;
  readonly keys?: readonly string[];
  /** Values interpolated into the text of the keys. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Marks a failed read; such an alert is not shown beside a note that already takes the place of the data. */
  readonly isOfRead?: boolean;
  /** Keeps an alert on screen that tells the outcome of a call, instead of replacing it. */
  readonly isYielding?: boolean;
}
interface Alert extends AlertInput {
  readonly id: number;
}

interface Alerts {
  readonly alert: Alert | null;
  readonly show: (input: AlertInput) => void;
  readonly clear: () => void;
  /** Clears a "Processing…" alert and leaves any other. */
  readonly clearProcessing: () => void;
}

/** Specification §4: alerts disappear after 3 seconds. */
export const ALERT_TIME = 3000;

const AlertContext = createContext<Alerts | null>(null);

export function AlertProvider({ children }: { children: ReactNode }) {
  const [alert, setAlert] = useState<Alert | null>(null);
  const show = useCallback(
    (input: AlertInput) =>
      setAlert((now) => {
        if (input.isYielding && now && now.kind !== 'processing') return now;
        return { ...input, id: (now?.id ?? 0) + 1 };
      }),
    [],
  );
  const clear = useCallback(() => setAlert(null), []);
  const clearProcessing = useCallback(() => setAlert((now) => (now?.kind === 'processing' ? null : now)), []);

  useEffect(() => {
    if (!alert || alert.kind === 'processing') return; // a "Processing…" alert stays until its call ends
    const timer = setTimeout(() => setAlert((now) => (now === alert ? null : now)), ALERT_TIME);
    return () => clearTimeout(timer);
  }, [alert]);

  const value = useMemo(
    () => ({ alert, show, clear, clearProcessing }),
    [alert, show, clear, clearProcessing],
  );
  return <AlertContext value={value}>{children}</AlertContext>;
}

export function useAlerts(): Alerts {
  const value = use(AlertContext);
  if (value === null) throw new Error('useAlerts needs an <AlertProvider> above it');
  return value;
}
