import { soldProducts } from '@/lib/api/product/products';
import type { Product } from '@/lib/domain/product/record';
import { useAuth } from '@/context/AuthContext';
import { seldom } from '@/context/remote/kept';
import { useQuietRead } from '@/context/remote/read';

const NONE: readonly Product[] = [];

/** What the shop sells, as this browser keeps it: so a typed word is known at once, and without network too. */
export function useCatalogue(): readonly Product[] {
  const { person } = useAuth();
  const { remote } = useQuietRead<readonly Product[]>(
    person && ['catalogue'],
    async () => (await seldom({ key: ['catalogue'], person: person?.id }, soldProducts)) ?? NONE,
  );
  return remote.status === 'ready' ? remote.data : NONE;
}
