import type { ReactNode } from 'react';
import { ChoiceChip } from './ChoiceChip';

interface ChoiceChipsProps<T extends string> {
  /** All choices; the value keeps their order. */
  readonly all: readonly T[];
  readonly word: (one: T) => string;
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
  /** More content after the chips. */
  readonly children?: ReactNode;
}

/** Row of chips, any number of which can be selected. */
export function ChoiceChips<T extends string>({ all, word, value, onChange, children }: ChoiceChipsProps<T>) {
  return (
    <div className="chips">
      {all.map((one) => (
        <ChoiceChip
          key={one}
          label={word(one)}
          checked={value.includes(one)}
          onChange={() => onChange(all.filter((other) => value.includes(other) !== (other === one)))}
        />
      ))}
      {children}
    </div>
  );
}
