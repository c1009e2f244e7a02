import type { ReactNode } from 'react';
import css from './OrderTabs.module.scss';

interface OrderTabsProps<Part extends string> {
  readonly label: string;
  readonly parts: readonly Part[];
  readonly value: Part;
  readonly onChange: (part: Part) => void;
  readonly wordOf: (part: Part) => ReactNode;
}

/** Selects a part of the orders, by buttons large enough for a gloved thumb. */
export function OrderTabs<Part extends string>({
  label,
  parts,
  value,
  onChange,
  wordOf,
}: OrderTabsProps<Part>) {
  return (
    <div className={css.tabs} role="group" aria-label={label}>
      {parts.map((one) => (
        <button key={one} type="button" aria-pressed={one === value} onClick={() => onChange(one)}>
          {wordOf(one)}
        </button>
      ))}
    </div>
  );
}
