import type { ApiError } from '@/lib/api/errors';

/** State of a read from the CMS: loading, ready or failed. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: ApiError };
