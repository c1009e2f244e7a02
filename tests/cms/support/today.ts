import { momentIn } from '@/lib/format/moment';

/** Returns the present day of a person without a time zone; call it in each test, because midnight may have passed. */
export const today = (): string => momentIn('Asia/Tbilisi', new Date()).day;
