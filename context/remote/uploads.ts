import { uploadPicture } from '@/lib/api/uploads';
import { useApi } from '@/context/ApiContext';

/** Uploads one picture; a record takes it when it is saved. */
export function useUploadPicture() {
  const { write } = useApi();
  return (file: File, onProgress: (share: number) => void) =>
    write('upload.add', () => uploadPicture(file, { onProgress }));
}
