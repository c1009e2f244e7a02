import { DialogFrame } from './DialogFrame';
import css from './KeysDialog.module.scss';

interface KeysDialogProps {
  readonly title: string;
  readonly help: string;
  /** Texts of the shortcuts, each with its keys as printed on the keyboard. */
  readonly keys: readonly (readonly [text: string, signs: readonly string[]])[];
  readonly onClose: () => void;
}

/** Dialog with a screen's keyboard shortcuts. */
export function KeysDialog({ title, help, keys, onClose }: KeysDialogProps) {
  return (
    <DialogFrame title={title} size="lg" onClose={onClose}>
      <p className="text-body-secondary">{help}</p>
      <dl className={css.keys}>
        {keys.map(([text, signs]) => (
          <div key={text}>
            <dt>
              {signs.map((sign) => (
                <kbd key={sign}>{sign}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  );
}
