import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/Icon';

interface ChoiceChipProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  readonly label: string;
}

/** Checkbox drawn as a chip. */
export function ChoiceChip({ label, ...input }: ChoiceChipProps) {
  return (
    <label className="chip">
      <input type="checkbox" className="visually-hidden" {...input} />
      <Icon of={Check} size={16} />
      {label}
    </label>
  );
}
