import { RecordActions } from '@/components/records/RecordActions';
import { useSupplementCalls } from '@/context/supplement/supplements';
import type { Supplement } from '@/lib/domain/supplement/record';

interface SupplementActionsProps {
  readonly supplement: Supplement;
  readonly onChanged: () => unknown;
}

/** Actions on a supplement's record. */
export function SupplementActions({ supplement, onChanged }: SupplementActionsProps) {
  const calls = useSupplementCalls();
  return (
    <RecordActions
      kind="supplement"
      home="/supplements"
      record={supplement}
      calls={calls}
      onChanged={onChanged}
    />
  );
}
