import type { DishImage } from '@/lib/domain/dish/record';
import { removeFile, sendFiles, type CallOptions } from './strapi';
import { present } from '@/lib/domain/present';

/** Uploads one picture as the caller's own file; a record later refers to it by id. */
export async function uploadPicture(file: File, options: CallOptions = {}): Promise<DishImage> {
  const form = new FormData();
  form.append('files', file, file.name);
  const [image] = await sendFiles(form, options);
  return present(image, 'the uploaded picture');
}

/** Removes a picture from its record and the disk, with all stored formats. */
export const removePicture = (id: number): Promise<void> => removeFile(id);
