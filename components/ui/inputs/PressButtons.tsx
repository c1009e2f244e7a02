import { Button } from './Button';
interface Props<T extends string> {
  readonly names: readonly T[];
  readonly pressed: T;
  readonly onPress: (name: T) => void;
  readonly textOf: (name: T) => string;
}

/** Buttons of which one is pressed; the surrounding group needs a label. */
export const PressButtons = <T extends string>({ names, pressed, onPress, textOf }: Props<T>) =>
  names.map((name) => (
    <Button key={name} aria-pressed={pressed === name} onClick={() => onPress(name)}>
      {textOf(name)}
    </Button>
  ));
