import type { LucideIcon } from 'lucide-react';
import { FileButton } from '@/components/ui/inputs/FileButton';
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
  const { label, icon, isMany, isCamera, isQuiet, onFiles } = props;
  return (
    <FileButton
      tone={isQuiet ? 'outline-secondary' : 'outline-primary'}
      icon={icon}
      className={isCamera ? css.camera : undefined}
      accept={PICTURE_TYPES}
      multiple={isMany}
      capture={isCamera ? 'environment' : undefined}
      onFiles={onFiles}
    >
      {label}
    </FileButton>
  );
}
