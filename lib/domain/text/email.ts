/** Checks whether a text looks like an email address: a name, an @, and a domain with a point. */
export const isEmail = (text: string): boolean =>
  /^[^\s@<>"(),;:]+@[^\s@.<>]+(\.[^\s@.<>]+)+$/u.test(text.trim());
