import type { ApiError } from '@/lib/api/errors';

/** Something that is read from the CMS: on its way, there, or failed. */
export type Remote<T> =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T }
  | { readonly status: 'failed'; readonly error: ApiError };
