import { useRouter } from 'next/router';
import { sharedText } from '@/lib/forms/import/source';
import { ImportList } from '@/components/import/start/ImportList';
import { ImportView } from './ImportView';
import { StartPanel } from '@/components/import/start/StartPanel';

/** Shows the start of an import with earlier ones below, or the import whose id is in the address. */
export function ImportScreen() {
  const { isReady, query } = useRouter();
  if (!isReady) return null;
  const id = Number(query.id);
  if (Number.isSafeInteger(id) && id > 0) return <ImportView key={id} id={id} />;
  return (
    <>
      <StartPanel shared={sharedText(query)} />
      <ImportList />
    </>
  );
}
