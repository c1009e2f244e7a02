import { Avatar } from '@/components/layout/Avatar';
import { PageTitle } from '@/components/layout/PageTitle';
import { usePersonName } from '@/context/people/usePersonName';
import type { Author } from '@/lib/domain/dish/record';

/** Shows who publishes: picture and name. */
export function PersonHead({ person }: { person: Author }) {
  const nameOf = usePersonName();
  return (
    <header className="d-flex flex-wrap align-items-center gap-3 mb-3">
      <Avatar person={person} size="large" />
      <PageTitle title={nameOf(person.Name)} />
    </header>
  );
}
