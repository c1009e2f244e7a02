import Link from 'next/link';
import { usePersonName } from '@/context/people/usePersonName';
import { personPage } from '@/lib/domain/access/publicPerson';
import type { Author } from '@/lib/domain/dish/record';

interface ByAuthorProps {
  readonly author: Author | null | undefined;
  /** True if anybody may read the record, so that its author has a page. */
  readonly isPublic: boolean;
  /** Returns the text that names the author. */
  readonly text: (name: string) => string;
}

/** Names the author of a record; of a public one the name leads to the author's page. */
export function ByAuthor({ author, isPublic, text }: ByAuthorProps) {
  const nameOf = usePersonName();
  if (!author?.Name) return null;
  const named = text(nameOf(author.Name));
  return isPublic ? <Link href={personPage(author.id)}>{named}</Link> : <span>{named}</span>;
}
