import { createContext, use, useCallback, useRef, useState, type ReactNode } from 'react';
import type { ConfirmText } from './ConfirmDialog';
import { LazyConfirmDialog } from './ConfirmDialog.lazy';

type Confirm = (text: ConfirmText) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

/**
 * Provides the question before an action that cannot be undone: `if (await confirm({ title: t('dish:delete.title', {
 * name }), confirmLabel })) …`.
 */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<ConfirmText>();
  const [isOpen, setOpen] = useState(false);
  const answerTo = useRef<(answer: boolean) => void>(undefined);

  const confirm = useCallback<Confirm>((text) => {
    answerTo.current?.(false); // a new question replaces an open one
    setQuestion(text);
    setOpen(true);
    return new Promise((resolve) => {
      answerTo.current = resolve;
    });
  }, []);
  const answer = (yes: boolean) => {
    setOpen(false);
    answerTo.current?.(yes);
    answerTo.current = undefined;
  };

  return (
    <ConfirmContext value={confirm}>
      {children}
      {question && <LazyConfirmDialog text={question} isOpen={isOpen} onAnswer={answer} />}
    </ConfirmContext>
  );
}

export function useConfirm(): Confirm {
  const value = use(ConfirmContext);
  if (value === null) throw new Error('useConfirm needs a <ConfirmProvider> above it');
  return value;
}
