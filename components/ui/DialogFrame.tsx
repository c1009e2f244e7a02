import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import { useId, type ReactNode } from 'react';
import Modal from 'react-bootstrap/Modal';

interface DialogFrameProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'sm' | 'lg' | 'xl';
  /** What stands beside "close". */
  readonly footer?: ReactNode;
}

/** A dialog: over the whole screen on a phone, in the middle elsewhere. */
export function DialogFrame({ title, onClose, children, size, footer }: DialogFrameProps) {
  const { t } = useTranslation('common');
  const id = useId();
  return (
    <Modal show centered scrollable size={size} fullscreen="sm-down" onHide={onClose} aria-labelledby={id}>
      <Modal.Header>
        <h2 id={id} className="h4 mb-0">
          {title}
        </h2>
      </Modal.Header>
      <Modal.Body>{children}</Modal.Body>
      <Modal.Footer>
        <button type="button" className="btn btn-outline-secondary" onClick={onClose}>
          <X size={18} aria-hidden />
          {t('action.close')}
        </button>
        {footer}
      </Modal.Footer>
    </Modal>
  );
}
