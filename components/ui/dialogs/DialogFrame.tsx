import { X } from 'lucide-react';
import { useTranslation } from 'next-i18next/pages';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import Modal from 'react-bootstrap/Modal';
import { goesOnIfLong } from '@/components/forms/goOn';
import { useConfirm } from './ConfirmProvider';

const UnsavedContext = createContext<((id: string, isUnsaved: boolean) => void) | null>(null);

/** Tells the dialog around whether something is entered that closing it would lose. */
export function useUnsaved(isUnsaved: boolean) {
  const tell = use(UnsavedContext);
  const id = useId();
  useEffect(() => {
    tell?.(id, isUnsaved);
    return () => tell?.(id, false);
  }, [tell, id, isUnsaved]);
}

export interface DialogFrameProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly size?: 'lg' | 'xl';
  /** Makes the whole dialog a form that this sends. */
  readonly onSubmit?: () => unknown;
  /** Where "Cancel" leads in a dialog that asks for something without being a form. */
  readonly onBack?: () => void;
  /** What the way out says where "Cancel" would be taken for the deed itself. */
  readonly stayLabel?: string;
  /** What stands beside "Close" or "Cancel". */
  readonly footer?: ReactNode;
  /** What stands at the foot's other end. */
  readonly aside?: ReactNode;
  /** Whether something is entered that closing would lose; a form within says it by `useUnsaved`. */
  readonly isUnsaved?: boolean;
  /** What stands in it is only read, so that the keyboard scrolls it as a whole. */
  readonly isRead?: boolean;
}

/**
 * A dialog: over the whole screen on a phone, in the middle elsewhere. One that shows things is closed; one that asks
 * for something is left by "Cancel". Whatever way it is left, it asks before it throws away what was entered.
 */
export function DialogFrame(props: DialogFrameProps) {
  const {
    title,
    onClose,
    children,
    size,
    onSubmit,
    onBack,
    stayLabel,
    footer,
    aside,
    isUnsaved = false,
    isRead = false,
  } = props;
  const { t } = useTranslation('common');
  const id = useId();
  const isAsking = Boolean(onSubmit ?? onBack);
  const confirm = useConfirm();
  const unsaved = useRef(new Set<string>());
  const tell = useCallback((part: string, is: boolean) => {
    if (is) unsaved.current.add(part);
    else unsaved.current.delete(part);
  }, []);
  const leave = async () => {
    const text = { title: t('discard.title'), body: t('discard.body'), confirmLabel: t('discard.confirm') };
    if ((!isUnsaved && unsaved.current.size === 0) || (await confirm(text))) onClose();
  };
  const parts = (
    <>
      <Modal.Header>
        <h2 id={id} className="h4 mb-0">
          {title}
        </h2>
      </Modal.Header>
      <Modal.Body {...(isRead && { tabIndex: 0, role: 'group', 'aria-labelledby': id })}>
        <UnsavedContext value={tell}>{children}</UnsavedContext>
      </Modal.Body>
      <Modal.Footer>
        {aside && <div className="me-auto">{aside}</div>}
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={!onBack || onBack === onClose ? leave : onBack}
        >
          {!isAsking && <X size={18} aria-hidden />}
          {stayLabel ?? t(isAsking ? 'action.back' : 'action.close')}
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
      onHide={leave}
      aria-labelledby={id}
    >
      {onSubmit ? (
        <form noValidate className="dialog-form" onSubmit={submit} onKeyDown={goesOnIfLong}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Modal>
  );
}
