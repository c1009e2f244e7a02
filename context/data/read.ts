import { useRemote } from '@/lib/hooks/useRemote';
import { useApi } from '../ApiContext';

/** A screen's data by key: the first read is the person's own ("Processing…"), bringing it up to date goes on behind. */
export function useRead<T>(key: string | null, call: () => Promise<T>) {
  const { read, background } = useApi();
  return useRemote<T>(key, ({ isRefresh }) => (isRefresh ? background(call) : read(call)));
}
