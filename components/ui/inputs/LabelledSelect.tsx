import { useId } from 'react';

interface LabelledSelectProps<Value extends string | number> {
  readonly label: string;
  /** Hides the label visually if the context names the choice; screen readers still read it. */
  readonly hideLabel?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** Labelled select outside of a form. */
export function LabelledSelect<Value extends string | number>(props: LabelledSelectProps<Value>) {
  const { label, hideLabel, value, options, onChange } = props;
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : 'form-label'}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
    </div>
  );
}
