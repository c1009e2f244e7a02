import type { LucideIcon } from 'lucide-react';
import css from './PicturesPart.module.scss';

const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif';

interface PictureButtonProps {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly isMany?: boolean;
  readonly isCamera?: boolean;
  readonly isQuiet?: boolean;
  readonly onFiles: (files: Iterable<File>) => void;
}

/** Opens the device's file picker for pictures, or its camera. */
export function PictureButton(props: PictureButtonProps) {
  const { label, icon: Icon, isMany, isCamera, isQuiet, onFiles } = props;
  const tone = isQuiet ? 'btn-outline-secondary' : 'btn-outline-primary';
  return (
    <label className={`btn ${tone}${isCamera ? ` ${css.camera}` : ''}`}>
      <Icon size={18} aria-hidden />
      {label}
      <input
        type="file"
        className="visually-hidden"
        accept={PICTURE_TYPES}
        multiple={isMany}
        capture={isCamera ? 'environment' : undefined}
        onChange={(event) => {
          onFiles(event.target.files ?? []);
          event.target.value = '';
        }}
      />
    </label>
  );
}
