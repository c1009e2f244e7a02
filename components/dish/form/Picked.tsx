import { X } from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import css from './Picked.module.scss';

interface PickedProps<Value extends string | number> {
  readonly values: readonly Value[];
  readonly nameOf: (value: Value) => string;
  readonly removeLabel: (name: string) => string;
  readonly onRemove: (value: Value) => void;
}

/** Shows the picked values as chips; a tap removes one. */
export function Picked<Value extends string | number>(props: PickedProps<Value>) {
  const { values, nameOf, removeLabel, onRemove } = props;
  if (values.length === 0) return null;
  return (
    <ul className={css.picked}>
      {values.map((value) => (
        <li key={value}>
          <button
            type="button"
            className={css.pickedChip}
            aria-label={removeLabel(nameOf(value))}
            onClick={() => onRemove(value)}
          >
            {nameOf(value)}
            <Icon of={X} size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
