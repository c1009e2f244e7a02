import { useAlerts } from '@/context/AlertContext';

/** Hands an address of this page to the device's own sharing, or copies it where there is none. */
export function useShare() {
  const { show } = useAlerts();
  const copy = async (url: string) => {
    try {
      await navigator.clipboard.writeText(url);
      show({ kind: 'success', keys: ['dish:share.copied'] });
    } catch {
      show({ kind: 'info', text: url }); // not allowed to copy: then it can be read
    }
  };
  return async (title: string, url: string) => {
    if (!navigator.share) return copy(url);
    try {
      await navigator.share({ title, url });
    } catch (cause) {
      if ((cause as Error).name !== 'AbortError') await copy(url);
    }
  };
}
