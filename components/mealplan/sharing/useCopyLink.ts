import { useAlerts } from '@/context/AlertContext';

/** Copies an address, and says of one that members alone can open that it is so; where copying is not allowed it is shown, to be read. */
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
