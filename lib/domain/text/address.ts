/** Whether a text is the whole address of a page on the web. */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s<>"]+$/i.test(text)) return false;
  try {
    return new URL(text).hostname !== '';
  } catch {
    return false;
  }
}
