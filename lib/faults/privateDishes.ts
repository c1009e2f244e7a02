import { ApiError } from '@/lib/api/errors';

/** The private dishes that publishing a plan would show; empty when the call failed for another reason. */
export function privateDishesOf(cause: unknown): readonly string[] {
  const names = cause instanceof ApiError ? cause.details.privateDishes : undefined;
  return Array.isArray(names) ? names.map(String) : [];
}
