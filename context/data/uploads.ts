import { uploadPicture } from '@/lib/api/uploads';
import { useApi } from '../ApiContext';

/** Uploads one picture; a record takes it when it is saved. */
export function useUploadPicture() {
  const { background } = useApi();
  return (file: File, onProgress: (share: number) => void) =>
    background(() => uploadPicture(file, { onProgress }));
}
