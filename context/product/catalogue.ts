import { soldProducts } from '@/lib/api/product/products';
import type { Product } from '@/lib/domain/product/record';
import { useAuth } from '@/context/AuthContext';
import { readSeldom } from '@/context/remote/storedRead';
import { useQuietRead } from '@/context/remote/read';

const NONE: readonly Product[] = [];

/** Returns the shop's products from this browser's copy, so a typed word is recognised at once, even offline. */
export function useCatalogue(): readonly Product[] {
  const { person } = useAuth();
  const { remote } = useQuietRead<readonly Product[]>(
    person && ['catalogue'],
    async () => (await readSeldom({ key: ['catalogue'], person: person?.id }, soldProducts)) ?? NONE,
  );
  return remote.status === 'ready' ? remote.data : NONE;
}
