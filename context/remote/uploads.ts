import { uploadPicture } from '@/lib/api/uploads';
import { useApi } from '@/context/ApiContext';

/** Uploads one picture; a record refers to it once it is saved. */
export function useUploadPicture() {
  const { write } = useApi();
  return (file: File, onProgress: (share: number) => void) =>
    write('upload.add', () => uploadPicture(file, { onProgress }));
}
