import { momentIn } from '@/lib/format/moment';

/** The day that it is now for a person who has set no time zone: asked for anew in each test, for midnight may have passed. */
export const today = (): string => momentIn('Asia/Tbilisi', new Date()).day;
