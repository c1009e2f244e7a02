import { useAlerts } from '@/context/AlertContext';

/**
 * Returns a function that copies an address and notes if only members can open it; shows the address if copying is not
 * allowed.
 */
export function useCopyLink() {
  const { show } = useAlerts();
  return async (url: string, isClosed = false) => {
    try {
      await navigator.clipboard.writeText(url);
      show(
        isClosed
          ? { kind: 'attention', keys: ['mealplan:action.copiedPrivate'] }
          : { kind: 'success', keys: ['mealplan:action.copied'] },
      );
    } catch {
      show({ kind: 'info', text: url });
    }
  };
}
