import { CircleAlert, CircleCheck, Info, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { useAlerts, type AlertKind } from '@/context/AlertContext';
import { useFaultText } from '@/lib/hooks/useFaultText';

const ICONS = {
  processing: LoaderCircle,
  success: CircleCheck,
  attention: TriangleAlert,
  danger: CircleAlert,
  info: Info,
} as const;
/** Bootstrap's name for each kind; the specification calls "Processing…" a warning. */
const TONES: Readonly<Record<AlertKind, string>> = {
  processing: 'warning',
  success: 'success',
  attention: 'warning',
  danger: 'danger',
  info: 'info',
};

/** Single slot for alerts, at the edge of the screen away from the last press. */
export function AlertSlot() {
  const { said } = useFaultText();
  const { alert } = useAlerts();
  const edge = useFarEdge();
  const text = alert && (alert.text ?? said({ keys: alert.keys ?? [], values: alert.values }));
  const isUrgent = alert?.kind === 'danger';
  const box = alert && (
    <AlertBox key={alert.kind} kind={alert.kind} text={text ?? ''} isOfRead={alert.isOfRead} />
  );
  return (
    <div className={`alert-slot alert-slot-${edge}`}>
      <div role="status">{!isUrgent && box}</div>
      <div role="alert">{isUrgent && box}</div>
    </div>
  );
}

interface AlertBoxProps {
  readonly kind: AlertKind;
  readonly text: string;
  readonly isOfRead?: boolean;
}

function AlertBox({ kind, text, isOfRead = false }: AlertBoxProps) {
  const icon = ICONS[kind];
  return (
    <div className={`alert alert-${TONES[kind]} alert-${kind}${isOfRead ? ' alert-of-read' : ''}`}>
      <Icon of={icon} size={20} />
      {text}
    </div>
  );
}

/** Returns 'top' while the person works in the lower half of the window, else 'bottom'. */
function useFarEdge(): 'top' | 'bottom' {
  const { alert } = useAlerts();
  const isShown = alert !== null;
  const pressedAt = useRef(0);
  const [edge, setEdge] = useState<'top' | 'bottom'>('bottom');

  useEffect(() => {
    const onPointer = (event: PointerEvent) => {
      pressedAt.current = event.clientY;
    };
    const onKey = () => {
      const box = document.activeElement?.getBoundingClientRect();
      if (box && box.height < window.innerHeight / 2) pressedAt.current = box.top + box.height / 2;
    };
    document.addEventListener('pointerdown', onPointer, true);
    document.addEventListener('keydown', onKey, true);
    return () => {
      document.removeEventListener('pointerdown', onPointer, true);
      document.removeEventListener('keydown', onKey, true);
    };
  }, []);
  useEffect(() => {
    // Keeps the edge while one alert replaces another.
    if (isShown) setEdge(pressedAt.current > window.innerHeight / 2 ? 'top' : 'bottom');
  }, [isShown]);
  return edge;
}
