/** Returns a pressed key's character; for a letter of another script, the Latin one in its place on the keyboard. */
export function keySign({ key, code }: KeyboardEvent): string {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}
