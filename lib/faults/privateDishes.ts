import { ApiError } from '@/lib/api/errors';

/** Returns the private recipes that publishing a plan would show; empty if the call failed for another reason. */
export function privateDishesOf(cause: unknown): readonly string[] {
  const names = cause instanceof ApiError ? cause.details.privateDishes : undefined;
  return Array.isArray(names) ? names.map(String) : [];
}
