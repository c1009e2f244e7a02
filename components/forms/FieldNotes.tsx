import type { ReactNode } from 'react';
import { FieldError } from './FieldError';

/** The help and the fault of one field, at the ids that its control is described by. */
export function FieldNotes({ id, help, error }: { id: string; help?: ReactNode; error?: unknown }) {
  return (
    <>
      {help && (
        <div id={`${id}-help`} className="form-text">
          {help}
        </div>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}
