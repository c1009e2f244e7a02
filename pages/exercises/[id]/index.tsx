import { useRouter } from 'next/router';
import { ExerciseActions } from '@/components/exercise/ExerciseActions';
import { ExerciseView } from '@/components/exercise/ExerciseView';
import { RoleGate } from '@/components/layout/RoleGate';
import { RecordPage } from '@/components/records/RecordPage';
import { RemoteView } from '@/components/ui/feedback/RemoteView';
import { SkeletonRows } from '@/components/ui/feedback/Skeletons';
import { useExercise } from '@/context/exercise/exercises';
import { withNamespaces } from '@/lib/i18n/withNamespaces';
import exercise from '@/locales/en/exercise.json';

function ExercisePage() {
  const { query, isReady } = useRouter();
  return <RoleGate>{isReady && <ExerciseScreen id={Number(query.id)} />}</RoleGate>;
}

function ExerciseScreen({ id }: { id: number }) {
  const { remote, reload } = useExercise(id);
  return (
    <RemoteView of={remote} skeleton={<SkeletonRows count={6} />} onRetry={reload}>
      {(found) => (
        <RecordPage record={found} actions={<ExerciseActions exercise={found} onChanged={reload} />}>
          <ExerciseView exercise={found} />
        </RecordPage>
      )}
    </RemoteView>
  );
}

export default withNamespaces(ExercisePage, { exercise });
