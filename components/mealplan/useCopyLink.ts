import { useAlerts } from '@/context/AlertContext';

/** Copies an address; where that is not allowed it is shown, to be read. */
export function useCopyLink() {
  const { show } = useAlerts();
  return async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      show({ kind: 'success', keys: ['mealplan:action.copied'] });
    } catch {
      show({ kind: 'info', text: url });
    }
  };
}
