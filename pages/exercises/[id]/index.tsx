import { useRouter } from 'next/router';
import { ExerciseActions } from '@/components/exercise/ExerciseActions';
import { ExerciseView } from '@/components/exercise/ExerciseView';
import { PageTitle } from '@/components/layout/PageTitle';
import { RoleGate } from '@/components/layout/RoleGate';
import { RemoteView } from '@/components/ui/RemoteView';
import { SkeletonRows } from '@/components/ui/Skeletons';
import { useExercise } from '@/context/data/exercises';
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
        <>
          <PageTitle title={found.Name}>
            <ExerciseActions exercise={found} onChanged={reload} />
          </PageTitle>
          <ExerciseView exercise={found} />
        </>
      )}
    </RemoteView>
  );
}

export default withNamespaces(ExercisePage, { exercise });
