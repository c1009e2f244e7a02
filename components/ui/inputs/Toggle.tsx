import type { LucideIcon } from 'lucide-react';
import { Icon } from '@/components/ui/Icon';
import css from './Toggle.module.scss';

interface ToggleProps<Value extends string> {
  /** Names the choice for screen readers. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly text: string; readonly icon?: LucideIcon }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Row of options, one of which is pressed. */
export function Toggle<Value extends string>({ label, options, value, onChange }: ToggleProps<Value>) {
  return (
    <div role="group" aria-label={label} className={css.toggle}>
      {options.map(({ value: one, text, icon }) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {icon && <Icon of={icon} />}
          {text}
        </button>
      ))}
    </div>
  );
}
