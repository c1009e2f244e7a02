import type { ReactNode } from 'react';
import { ChoiceChip } from './ChoiceChip';

interface ChoiceChipsProps<T extends string> {
  /** All that there are, in the order in which those that are ticked are kept. */
  readonly all: readonly T[];
  readonly word: (one: T) => string;
  readonly value: readonly T[];
  readonly onChange: (value: readonly T[]) => void;
  /** Things in the same row, behind the words. */
  readonly children?: ReactNode;
}

/** Several words, each to be ticked. */
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
