import { useCallback, useEffect, useMemo } from 'react';
import * as barcodes from '@/lib/api/barcode/barcodes';
import type { Barcode } from '@/lib/domain/barcode/types';
import { useOffline } from '@/lib/hooks/useOffline';
import { useQueue } from '@/lib/hooks/useQueue';
import { isAbout } from '@/lib/offline/about';
import { enqueue, onSent } from '@/lib/offline/queue';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useStoredRead } from '@/context/remote/storedRead';
import { useQuietRead } from '@/context/remote/read';

const ABOUT = 'barcodes';
const NONE: readonly Barcode[] = [];

/** Returns the household's barcodes by code: the last copy read, overlaid with links still in the queue. */
export function useBarcodes() {
  const { person } = useAuth();
  const { background } = useApi();
  const { remote, mutate } = useStoredRead<readonly Barcode[]>(
    person && ['barcodes'],
    barcodes.listBarcodes,
    {
      isQuiet: true,
    },
  );
  const { waiting } = useQueue();
  useEffect(
    () =>
      onSent((call, answer) => {
        if (!isAbout(call, ABOUT) || !barcodes.isBarcode(answer)) return;
        mutate((now) => [...now, barcodes.toBarcode(answer)]);
      }),
    [mutate],
  );
  const read = remote.status === 'ready' ? remote.data : NONE;
  const known = useMemo(() => {
    const own = waiting.filter((call) => isAbout(call, ABOUT)).map(({ shown }) => shown);
    return new Map([...read, ...own].map((one) => [one.code, one]));
  }, [read, waiting]);
  const link = useCallback(
    (barcode: Barcode) => {
      const { product, ...rest } = barcode;
      const data = { ...rest, ...(product && { product: product.id }) };
      void background(() =>
        enqueue({ method: 'POST', path: 'barcodes/link', data, about: ABOUT, shown: barcode }),
      ).catch(
        () => undefined, // the alert reported it
      );
    },
    [background],
  );
  return { isLoading: remote.status === 'loading', known, link };
}

/** Looks up an unknown code at Open Food Facts, if the person allows it; null if not found there either. */
export function useCodeFact(code: string) {
  const { person } = useAuth();
  const { isOffline } = useOffline();
  const isAsked = Boolean(person?.openFoodFacts) && !isOffline;
  return useQuietRead(isAsked ? ['codeFact', code] : null, () => barcodes.lookUpCode(code));
}
