import type { ReactNode } from 'react';
import { PageTitle } from '@/components/layout/PageTitle';
import { useAuth } from '@/context/AuthContext';
import { canEdit, type Exercise } from '@/lib/domain/exercise/record';

interface RecordPageProps {
  readonly record: Pick<Exercise, 'Name' | 'owner'>;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** Page of a record: its owner's actions are beside the name, the report action of others is at the end. */
export function RecordPage({ record, actions, children }: RecordPageProps) {
  const { person } = useAuth();
  const isOwn = canEdit(record, person);
  return (
    <>
      <PageTitle title={record.Name}>{isOwn && actions}</PageTitle>
      {children}
      {!isOwn && <p>{actions}</p>}
    </>
  );
}
