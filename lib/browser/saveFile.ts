import { MINUTE } from '@/lib/domain/time/units';

/** Lets the browser save a file. */
export function saveFile(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), MINUTE); // the browser reads it after the click
}
