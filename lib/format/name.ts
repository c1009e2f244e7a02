import type { Language } from '@/lib/domain/language';
import { latinName } from '@/lib/domain/text/latin';

/** A person's name as a reader of the language can read it: who signs in Georgian letters is met in Latin ones in English. */
export const personName = (name: string, language: Language): string =>
  language === 'en' ? latinName(name) : name;
