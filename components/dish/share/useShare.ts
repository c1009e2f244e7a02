import { useAlerts } from '@/context/AlertContext';
import type { Dish } from '@/lib/domain/dish/record';
import { fieldOf } from '@/lib/domain/fieldOf';

/**
 * Returns a function that shares a recipe's address via the device, or copies it if sharing is unavailable; for a
 * private recipe it also says who may open it.
 */
export function useShare() {
  const { show } = useAlerts();
  const copy = async (url: string, isPrivate: boolean) => {
    try {
      await navigator.clipboard.writeText(url);
      show(
        isPrivate
          ? { kind: 'attention', keys: ['dish:share.copiedPrivate'] }
          : { kind: 'success', keys: ['dish:share.copied'] },
      );
    } catch {
      show({ kind: 'info', text: url }); // Shows the address if copying is not allowed.
    }
  };
  return async ({ id, Name, visibility }: Pick<Dish, 'id' | 'Name' | 'visibility'>) => {
    const url = `${window.location.origin}/dishes/${id}`;
    const isPrivate = visibility === 'private';
    if (!navigator.share) return copy(url, isPrivate);
    try {
      await navigator.share({ title: Name, url });
      if (isPrivate) show({ kind: 'attention', keys: ['dish:share.onlyThose'] });
    } catch (cause) {
      if (fieldOf(cause, 'name') !== 'AbortError') await copy(url, isPrivate);
    }
  };
}
