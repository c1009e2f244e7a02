import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';

interface SubmitButtonProps {
  readonly children: ReactNode;
  readonly className?: string;
  readonly size?: 'sm' | 'lg';
}

/** Submits the form once: while submitting it ignores further presses, and keeps its place and the focus. */
export function SubmitButton({ children, className, size }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      tone="primary"
      size={size}
      className={className}
      isBusy={isSubmitting}
      onClick={(event) => isSubmitting && event.preventDefault()}
    >
      {isSubmitting && <span className="spinner-border" aria-hidden />}
      {children}
    </Button>
  );
}
