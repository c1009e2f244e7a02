import { useEffect, useState } from 'react';
import { ENGLISH_CITIES, FIRST_CITIES, georgianCities, type ZoneCities } from '@/lib/format/timeZones';

/**
 * Returns the time-zone cities in a language, in Georgian a first few until the others load; `isWhole` is true once all
 * are there.
 */
export function useZoneCities(language: string): { readonly cities: ZoneCities; readonly isWhole: boolean } {
  const [georgian, setGeorgian] = useState<ZoneCities>();
  const isGeorgian = language === 'ka';
  useEffect(() => {
    if (!isGeorgian) return;
    let isGone = false;
    georgianCities().then(
      (cities) => !isGone && setGeorgian(cities),
      () => undefined, // offline, the cities come from the zone names
    );
    return () => {
      isGone = true;
    };
  }, [isGeorgian]);
  if (!isGeorgian) return { cities: ENGLISH_CITIES, isWhole: true };
  return { cities: georgian ?? FIRST_CITIES, isWhole: georgian !== undefined };
}
