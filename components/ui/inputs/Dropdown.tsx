import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Button } from './Button';

interface DropdownProps {
  readonly label: ReactNode;
  /** Accessible name, if the label is an icon. */
  readonly name?: string;
  /** Tooltip. */
  readonly title?: string;
  readonly isCurrent?: boolean;
  readonly align?: 'start' | 'end';
  readonly className?: string;
  /** True to look like the buttons around it; otherwise it looks like a menu entry with an arrow. */
  readonly isButton?: boolean;
  readonly children: ReactNode;
}

/** Button that opens a list of links or buttons; closes on Escape, a click elsewhere, or a choice. */
export function Dropdown(props: DropdownProps) {
  const {
    label,
    name,
    title,
    isCurrent,
    align = 'start',
    className = '',
    isButton = false,
    children,
  } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) =>
      !(target instanceof Node && box.current?.contains(target)) && setOpen(false);
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [isOpen]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) {
      setOpen(false);
      button.current?.focus();
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (isOpen) moveFocus(box.current, event.key === 'ArrowDown' ? 1 : -1);
      else setOpen(true);
    }
  };
  const handleBlur = (event: React.FocusEvent) => {
    const isInside = event.relatedTarget === null || box.current?.contains(event.relatedTarget);
    if (!isInside) setOpen(false);
  };

  return (
    <div ref={box} className={`menu-dropdown ${className}`} onKeyDown={handleKey} onBlur={handleBlur}>
      <Button
        ref={button}
        tone={isButton ? 'outline-secondary' : 'menu'}
        className={isCurrent && !isButton ? 'active' : undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={name}
        title={title}
        onClick={() => setOpen((now) => !now)}
      >
        {label}
        {!isButton && <Icon of={ChevronDown} size={16} />}
      </Button>
      <div
        id={id}
        className={`menu-sheet menu-sheet-${align}`}
        hidden={!isOpen}
        onClick={() => setOpen(false)}
      >
        {children}
      </div>
    </div>
  );
}

function moveFocus(box: HTMLElement | null, step: 1 | -1) {
  const items = [...(box?.querySelectorAll<HTMLElement>('.menu-sheet a, .menu-sheet button') ?? [])];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = at === -1 ? (step === 1 ? 0 : items.length - 1) : (at + step + items.length) % items.length;
  items[next]?.focus();
}
