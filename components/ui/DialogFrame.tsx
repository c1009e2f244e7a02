import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, type FormEvent, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';

export interface DialogFrameProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'lg' | 'xl';
  /** Makes the whole dialog a form that this sends. */
  readonly onSubmit?: () => unknown;
  /** Where "Cancel" leads in a dialog that asks for something without being a form. */
  readonly onBack?: () => void;
  /** What stands beside "Close" or "Cancel". */
  readonly footer?: ReactNode;
  /** What stands at the foot's other end. */
  readonly aside?: ReactNode;
}

/**
 * A dialog: over the whole screen on a phone, in the middle elsewhere. One that shows things is closed; one that asks
 * for something is left by "Cancel", and a press beside it loses nothing that has been typed.
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, onClose, children, size, onSubmit, onBack, footer, aside } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const isAsking = Boolean(onSubmit ?? onBack);
  const parts = (
    <>
      <Modal.Header>
        <h2 id={id} className="h4 mb-0">
          {title}
        </h2>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        {aside && <div className="me-auto">{aside}</div>}
        <button type="button" className="btn btn-outline-secondary" onClick={onBack ?? onClose}>
          {!isAsking && <X size={18} aria-hidden />}
          {t(isAsking ? 'action.back' : 'action.close')}
        </button>
        {footer}
      </Modal.Footer>
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // a dialog may stand inside a form, as React sees it
    onSubmit?.();
  };
  return (
    <Modal
      show
      centered
      scrollable
      size={size}
      fullscreen={size ? 'md-down' : 'sm-down'}
      backdrop={isAsking ? 'static' : true}
      onHide={onClose}
      aria-labelledby={id}
    >
      {onSubmit ? (
        <form noValidate className="dialog-form" onSubmit={submit}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Modal>
  );
}
