import { readShop } from '@/lib/api/order/shop';
import { useKeptRead } from '@/context/remote/kept';

/** The shop's settings; without network those that were last seen. */
export const useShop = (isWanted = true) => useKeptRead(isWanted ? ['shop'] : null, readShop);

/** What the shop puts on its prices, in per cent; undefined until that is known. */
export function useMarkup(): number | undefined {
  const { remote } = useShop();
  return remote.status === 'ready' ? remote.data.markupPercent : undefined;
}

/** Whom a customer calls where the courier has given no phone. */
export function useShopPhone(isWanted: boolean): string | null {
  const { remote } = useShop(isWanted);
  return remote.status === 'ready' ? (remote.data.phone ?? null) : null;
}
