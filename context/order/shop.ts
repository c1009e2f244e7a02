import { readShop } from '@/lib/api/order/shop';
import { useStoredRead } from '@/context/remote/storedRead';

/** Reads the shop's settings; offline, the last copy. */
export const useShop = (isWanted = true) => useStoredRead(isWanted ? ['shop'] : null, readShop);

/** Returns the shop's markup in per cent; undefined until known. */
export function useMarkup(): number | undefined {
  const { remote } = useShop();
  return remote.status === 'ready' ? remote.data.markupPercent : undefined;
}

/** Returns the shop's phone, which the customer calls if the courier has given none. */
export function useShopPhone(isWanted: boolean): string | null {
  const { remote } = useShop(isWanted);
  return remote.status === 'ready' ? (remote.data.phone ?? null) : null;
}
