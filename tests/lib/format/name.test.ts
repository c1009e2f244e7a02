import { expect, test } from 'vitest';
import { personName } from '@/lib/format/name';

test.each([
  ['ნინო ბერიძე', 'Nino Beridze'],
  ['გიორგი კაპანაძე', 'Giorgi Kapanadze'],
  ['ლუკა მაისურაძე', 'Luka Maisuradze'],
  ['მარიამ ლომიძე', 'Mariam Lomidze'],
  ['ჟუჟუნა ჭყონია-ღვინიაშვილი', 'Zhuzhuna Chqonia-Ghviniashvili'],
  ['თორნიკე წიქარიშვილი', 'Tornike Tsikarishvili'],
  ['ლალი Dolidze', 'Lali Dolidze'],
  ['Zoë Müller 👩‍🍳', 'Zoë Müller 👩‍🍳'],
  ['', ''],
])('%s reads as %s in English, and unchanged in Georgian', (name, latin) => {
  expect(personName(name, 'en')).toBe(latin);
  expect(personName(name, 'ka')).toBe(name);
});
