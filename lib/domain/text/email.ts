/** Whether a text looks like an email address: something, an @, a name with a point in it. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>"(),;:]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/u.test(text.trim());
