const MOST = 30;
const NUMBER = /^\+?\d{5,15}$/;

/** A phone number without what people write between its digits. */
export const cleanPhone = (text: string): string => text.replace(/[\s().-]/g, '');

/** Whether somebody can be called there: at home without the country's code, too. */
export const isPhone = (text: string): boolean => text.length <= MOST && NUMBER.test(cleanPhone(text));

/** Whether it says its country, as signing in by phone needs it. */
export const isWorldPhone = (text: string): boolean => /^\+\d{8,15}$/.test(cleanPhone(text));
