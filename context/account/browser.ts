import { useCallback, useEffect, useState } from 'react';
import { browserContents, CLEARABLE, clearParts, type BrowserContents } from '@/lib/browser/contents';
import type { BrowserPart } from '@/lib/browser/stores';
import { subscribeQueue } from '@/lib/offline/queue';
import { subscribeStored } from '@/lib/stored/stored';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';

export { CLEARABLE };

/** Returns the site's data kept in this browser, refreshed when it changes; undefined until known. */
export function useBrowser() {
  const { person } = useAuth();
  const { write } = useApi();
  const [contents, setContents] = useState<BrowserContents>();
  const id = person?.id ?? 0;
  const look = useCallback(() => void browserContents(id).then(setContents, () => undefined), [id]);
  useEffect(() => {
    look();
    const stops = [subscribeStored(look), subscribeQueue(look)];
    return () => stops.forEach((stop) => stop());
  }, [look]);
  const forget = (parts: readonly BrowserPart[]) =>
    write('browser.forget', () => clearParts(parts)).then(look, () => undefined);
  return { contents, forget };
}
