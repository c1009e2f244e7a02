import type { ComponentProps } from 'react';
import { buttonLook, type ButtonLook } from './buttonLook';

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'size' | 'children' | 'onChange'>;

interface FileButtonProps extends InputProps, Omit<ButtonLook, 'size'> {
  readonly onFiles: (files: readonly File[]) => void;
}

/** Button that opens the device's file picker; the same file can be chosen again. */
export function FileButton({
  tone,
  icon,
  iconSize,
  className,
  children,
  onFiles,
  ...input
}: FileButtonProps) {
  const look = buttonLook({ tone, icon, iconSize, className, children });
  return (
    <label className={look.className}>
      {look.children}
      <input
        type="file"
        className="visually-hidden"
        {...input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </label>
  );
}
