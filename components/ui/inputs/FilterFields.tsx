import { X } from 'lucide-react';
import { Button } from './Button';

interface FilterLimitProps {
  readonly label: string;
  /** Option for no limit. */
  readonly none: string;
  readonly value?: number;
  readonly steps: readonly number[];
  readonly word: (value: number) => string;
  readonly onChange: (value: number | undefined) => void;
}

/** Select for an upper limit; a limit from the URL that is not among the steps is added to them. */
export function FilterLimit({ label, none, value, steps, word, onChange }: FilterLimitProps) {
  const all = value === undefined || steps.includes(value) ? steps : [...steps, value].sort((a, b) => a - b);
  const options = all.map((step) => ({ value: String(step), label: word(step) }));
  return (
    <FilterSelect
      label={label}
      value={value === undefined ? '' : String(value)}
      options={[{ value: '', label: none }, ...options]}
      onChange={(chosen) => onChange(chosen ? Number(chosen) : undefined)}
    />
  );
}

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
}
const optionIn = <Value,>(options: readonly Option<Value>[], chosen: string) =>
  options.find(({ value }) => value === chosen);

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}

/** Labelled select of a filter. */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <label>
      <span>{label}</span>
      <select
        className="form-select"
        value={value}
        onChange={({ target }) => {
          const chosen = optionIn(options, target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

interface BarSelectProps<Value extends string> {
  readonly label: string;
  /** Option for no choice. */
  readonly none: string;
  readonly value?: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value | undefined) => void;
}

/** Select of a filter in a bar, whose label is for screen readers only. */
export function BarSelect<Value extends string>(props: BarSelectProps<Value>) {
  const { label, none, value, options, onChange } = props;
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <select
        className="form-select"
        value={value ?? ''}
        onChange={({ target }) => onChange(optionIn(options, target.value)?.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Button that clears every filter. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <Button icon={X} onClick={onClear}>
      {label}
    </Button>
  );
}
