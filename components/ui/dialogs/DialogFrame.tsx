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
import { focusNextIfLong } from '@/components/forms/focusNext';
import { Button } from '@/components/ui/inputs/Button';
import { useConfirm } from './ConfirmProvider';

const UnsavedContext = createContext<((id: string, isUnsaved: boolean) => void) | null>(null);

/** Reports to the surrounding dialog whether closing it would lose input. */
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
  /** Turns the dialog into a form with this submit handler. */
  readonly onSubmit?: () => unknown;
  /** Action of "Cancel", for a dialog that asks for something without being a form. */
  readonly onBack?: () => void;
  /** Text of the closing button, if "Cancel" could be mistaken for the action itself. */
  readonly stayLabel?: string;
  /** Content beside "Close" or "Cancel". */
  readonly footer?: ReactNode;
  /** Content at the other end of the footer. */
  readonly aside?: ReactNode;
  /** True if closing would lose input; a form inside reports it by `useUnsaved`. */
  readonly isUnsaved?: boolean;
  /** True for text to read: the keyboard then scrolls the content as a whole. */
  readonly isRead?: boolean;
}

/**
 * Dialog that fills a phone's screen and is centred elsewhere. A dialog that shows things has "Close", one that asks
 * for something has "Cancel"; either way it asks before input is lost.
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
        <Button icon={!isAsking ? X : undefined} onClick={!onBack || onBack === onClose ? leave : onBack}>
          {stayLabel ?? t(isAsking ? 'action.back' : 'action.close')}
        </Button>
        {footer}
      </Modal.Footer>
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation(); // in React's tree a dialog may be inside another form
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
        <form noValidate className="dialog-form" onSubmit={submit} onKeyDown={focusNextIfLong}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Modal>
  );
}
