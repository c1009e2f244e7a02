import { changeTags, listTags, type TagCount } from '@/lib/api/dish/tags';
import { invalidate } from '@/lib/remote/cache';
import { useApi } from '@/context/ApiContext';
import { useAuth } from '@/context/AuthContext';
import { useQuietRead } from '@/context/remote/read';

export type { TagCount };

/** Returns the tags of the person's own recipes, most used first; empty until loaded. */
export function useMyTags(): readonly TagCount[] {
  const { person } = useAuth();
  const { remote } = useQuietRead<TagCount[]>(person && ['myTags'], listTags);
  return remote.status === 'ready' ? remote.data : [];
}

export function useChangeTags() {
  const { write } = useApi();
  return async (from: readonly string[], to: string | null): Promise<void> => {
    await write('tag.change', () => changeTags(from, to));
    invalidate({ collection: 'dishes' });
  };
}
