import type { ReactNode } from 'react';
import { FieldError } from './FieldError';

/** Shows the help and the error of one field, with the ids that its control refers to. */
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
