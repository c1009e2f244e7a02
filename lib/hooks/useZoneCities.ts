import { useEffect, useState } from 'react';
import { firstCities, loadCities, type ZoneCities } from '@/lib/format/timeZones';

/** The cities of time zones in a language, those that are known at once while the others come; `isWhole` once all are there. */
export function useZoneCities(language: string): { readonly cities: ZoneCities; readonly isWhole: boolean } {
  const [all, setAll] = useState<{ readonly language: string; readonly cities: ZoneCities }>();
  useEffect(() => {
    let isGone = false;
    loadCities(language).then(
      (cities) => !isGone && setAll({ language, cities }),
      () => undefined, // without network the zones tell them
    );
    return () => {
      isGone = true;
    };
  }, [language]);
  return all?.language === language
    ? { cities: all.cities, isWhole: true }
    : { cities: firstCities(language), isWhole: false };
}
