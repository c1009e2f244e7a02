import type { Language } from '@/lib/domain/language';
import { latinName } from '@/lib/domain/text/latin';

/** Returns a person's name in a script that the reader can read: English shows Georgian letters as Latin ones. */
export const personName = (name: string, language: Language): string =>
  language === 'en' ? latinName(name) : name;
