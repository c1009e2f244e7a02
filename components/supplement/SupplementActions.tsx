import { RecordActions } from '@/components/library/RecordActions';
import { useSupplementCalls } from '@/context/data/supplements';
import type { Supplement } from '@/lib/domain/supplement/record';

/** What one can do with a supplement itself. */
export function SupplementActions({ supplement }: { supplement: Supplement }) {
  const calls = useSupplementCalls();
  return <RecordActions kind="supplement" home="/supplements" record={supplement} calls={calls} />;
}
