import { useState, type DragEvent } from 'react';

/** What a place needs so that files may be dropped on it; `data-over` says that some are held over it. Other things are left alone. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false);
  return {
    'data-over': isOver,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onFiles([...event.dataTransfer.files]);
    },
  };
}
