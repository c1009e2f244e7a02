import { describe, expect, test } from 'vitest';
import { decodedText } from '@/cms/src/imports/source/charset';

/** Characters of windows-1252 with other code points than Unicode; Node's own decoder gets them wrong. */
const MOVED = new Map([['œ', 0x9c], ...[...'‘’“”•–—'].map((sign, at) => [sign, 0x91 + at] as const)]);

/** Encodes a text in one-byte characters, by the table that decodes them. */
function inBytes(text: string, label: string): Buffer {
  if (label === 'windows-1252')
    return Buffer.from([...text].map((sign) => MOVED.get(sign) ?? sign.charCodeAt(0)));
  const signs = new TextDecoder(label).decode(Uint8Array.from({ length: 256 }, (_one, at) => at));
  return Buffer.from([...text].map((sign) => signs.indexOf(sign)));
}

const RUSSIAN = 'Суп домашний: 200 г муки, соль. Варить двадцать минут — и подавать.';
const TURKISH = 'Mercimek çorbası: 2 su bardağı kırmızı mercimek, 1 soğan, tuz. Kısık ateşte pişirin.';
const POLISH =
  'Pierogi: 500 g mąki, 1 łyżka oleju, szczypta soli. Zagnieść ciasto i gotować w osolonej wodzie.';
const FRENCH = 'Gâteau à l’orange : 3 œufs, 150 g de crème fraîche. Mélangez, puis cuisez à four préchauffé.';
const GERMAN = 'Käsespätzle: 400 g Mehl, 4 Eier, Gewürze. Größere Stücke mögen länger köcheln.';

describe('declared characters', () => {
  test.each([
    ['by the server', '', 'text/html; charset=windows-1251'],
    ['by a meta element', '<meta charset="windows-1251">', ''],
    [
      'by an old meta element',
      '<meta content="text/html; charset=windows-1251" http-equiv=Content-Type>',
      '',
    ],
    ['by XML', '<?xml version="1.0" encoding="windows-1251"?>', ''],
  ])('%s', (_name, head, type) => {
    expect(decodedText(inBytes(head + RUSSIAN, 'windows-1251'), type)).toBe(head + RUSSIAN);
  });

  test('are ignored if the bytes are UTF-8, or the name is unknown', () => {
    const head = '<meta charset="windows-1251">';
    expect(decodedText(Buffer.from(head + RUSSIAN))).toBe(head + RUSSIAN);
    expect(decodedText(inBytes(FRENCH, 'windows-1252'), 'text/html; charset=klingon')).toBe(FRENCH);
  });

  test('are ignored as Latin if whole words are not Latin', () => {
    const head = '<meta charset="iso-8859-1">';
    expect(decodedText(inBytes(head + RUSSIAN, 'windows-1251'))).toBe(head + RUSSIAN);
  });

  test('are ignored as UTF-8 if they are not', () => {
    const head = '<meta charset="utf-8">';
    expect(decodedText(inBytes(head + GERMAN, 'windows-1252'))).toBe(head + GERMAN);
  });
});

test.each([
  ['windows-1251', RUSSIAN],
  ['koi8-u', RUSSIAN.replace('—', '-')],
  ['windows-1254', TURKISH],
  ['windows-1250', POLISH],
  ['windows-1252', FRENCH],
  ['windows-1252', GERMAN],
])('the encoding %s is guessed', (label, text) => {
  expect(decodedText(inBytes(text, label))).toBe(text);
});

test('two bytes per character are recognized by their mark, or by zero bytes', () => {
  const text = 'Lentil soup, 2 onions';
  const little = Buffer.from(text, 'utf16le');
  expect(decodedText(Buffer.concat([Buffer.from([0xff, 0xfe]), little]))).toBe(text);
  expect(decodedText(little)).toBe(text);
  expect(decodedText(Buffer.from(little).swap16())).toBe(text);
});

test('a long UTF-8 text with one lost byte stays UTF-8', () => {
  const bytes = Buffer.from(`${'ნიორი და ქინძი, '.repeat(20)}ნიორი`);
  expect(decodedText(bytes.subarray(0, -1))).toContain('ნიორი და ქინძი');
});
