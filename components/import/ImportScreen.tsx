import { useRouter } from 'next/router';
import { sharedText } from '@/lib/forms/import/source';
import { ImportList } from '@/components/import/start/ImportList';
import { ImportView } from './ImportView';
import { StartPanel } from '@/components/import/start/StartPanel';

/** Where an import is begun, with the earlier ones below; with its id in the address, one of them. */
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
