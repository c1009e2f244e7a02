const MOST = 30;
const NUMBER = /^\+?\d{5,15}$/;

/** Removes the separators people write between the digits of a phone number. */
export const cleanPhone = (text: string): string => text.replace(/[\s().-]/g, '');

/** Checks whether a text is a phone number, with or without country code. */
export const isPhone = (text: string): boolean => text.length <= MOST && NUMBER.test(cleanPhone(text));

/** Checks whether a phone number has a country code, as signing in by phone requires. */
export const isWorldPhone = (text: string): boolean => /^\+\d{8,15}$/.test(cleanPhone(text));
