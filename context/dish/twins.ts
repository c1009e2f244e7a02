import { findTwins } from '@/lib/api/dish/matches';
import type { Twin } from '@/lib/domain/dish/record';
import type { Language } from '@/lib/domain/language';
import { useSettled } from '@/lib/hooks/useSettled';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead } from '@/context/remote/read';

/** Finds recipes that may be the same one in another language; null until the typed text has an answer. */
export function useTwinSearch(text: string, language: Language): readonly Twin[] | null {
  const { person } = useAuth();
  const q = useSettled(text);
  const { remote } = useQuietRead<Twin[]>(person && q ? ['dishes', 'twins', language, q] : null, () =>
    findTwins({ q, language, person: person?.id ?? 0 }),
  );
  return remote.status === 'ready' ? remote.data : null;
}
