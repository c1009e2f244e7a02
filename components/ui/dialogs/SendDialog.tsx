import type { LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
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
  const { sendLabel, icon: Icon, isDanger = false, canSend = true, onSend, ...frame } = props;
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
    <button
      type="submit"
      className={`btn btn-${isDanger ? 'danger' : 'primary'}`}
      disabled={!canSend}
      aria-disabled={isSending || undefined}
    >
      {isSending && <span className="spinner-border spinner-border-sm" aria-hidden />}
      {Icon && !isSending && <Icon size={18} aria-hidden />}
      {sendLabel}
    </button>
  );
  return <DialogFrame {...frame} onSubmit={send} footer={button} />;
}
