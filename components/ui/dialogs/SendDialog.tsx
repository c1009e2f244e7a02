import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/inputs/Button';
import { DialogFrame, type DialogFrameProps } from './DialogFrame';

interface SendDialogProps extends Omit<DialogFrameProps, 'onSubmit' | 'onBack' | 'footer'> {
  /** Verb on the button. */
  readonly sendLabel: ReactNode;
  readonly icon?: LucideIcon;
  readonly isDanger?: boolean;
  /** False while there is nothing to send. */
  readonly canSend?: boolean;
  /** Sends the data; shows its own errors. */
  readonly onSend: () => unknown;
}

/** Dialog with one button that sends; ignores further clicks while sending. */
export function SendDialog(props: SendDialogProps) {
  const { sendLabel, icon, isDanger = false, canSend = true, onSend, ...frame } = props;
  const [isSending, setSending] = useState(false);
  const send = async () => {
    if (isSending || !canSend) return;
    setSending(true);
    try {
      await onSend();
    } finally {
      setSending(false);
    }
  };
  const button = (
    <Button
      type="submit"
      tone={isDanger ? 'danger' : 'primary'}
      icon={isSending ? undefined : icon}
      disabled={!canSend}
      isBusy={isSending}
    >
      {isSending && <span className="spinner-border" aria-hidden />}
      {sendLabel}
    </Button>
  );
  return <DialogFrame {...frame} onSubmit={send} footer={button} />;
}
