import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { flatTexts } from '../support/texts';

const files = readdirSync('locales/ka').sort();
const textsOf = (language: string, file: string) =>
  flatTexts(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')));

const UNITS = {
  en: 'g|gr|kg|mg|ml|l|kcal|min|h|MB|cm|₾|%|pills?|drops?',
  ka: 'გ|კგ|მგ|მლ|ლ|კკალ|წთ|სთ|მბ|სმ|₾|%|აბი|წვეთი|გრამ\\p{L}*',
} as const;
/** Samples of typed input are exempt. */
const SAMPLES = ['paste.hint'];

test.each(files.flatMap((file) => (['en', 'ka'] as const).map((language) => [language, file] as const)))(
  '%s/%s: no line may break between a number and its unit',
  (language, file) => {
    const parted = new RegExp(`(\\}\\}|\\d)\\)? (${UNITS[language]})(?!\\p{L})`, 'u');
    const faulty = textsOf(language, file).filter(
      ([key, text]) => !SAMPLES.includes(key) && parted.test(text),
    );
    expect(faulty).toEqual([]);
  },
);

test.each(files)('%s: Georgian has its own quotes, dashes and dots', (file) => {
  for (const [key, text] of textsOf('ka', file)) {
    const words = text.replace(/<\/?\w+>/g, '');
    expect(words, key).not.toMatch(/["']|\.\.\.| - /);
    expect((words.match(/„/g) ?? []).length, key).toBe((words.match(/“/g) ?? []).length);
    if (/\p{Script=Georgian}/u.test(words)) expect(words, key).not.toMatch(/”/);
  }
});

/** Words with a preferred synonym, or that no Georgian uses. */
const FORBIDDEN = [
  [
    /მოვაცილოთ|წავშალოთ|ამოვიღოთ|დავასრულოთ|^გსურთ .* (წაშლა|მოცილება|გაუქმება|დატოვება)/,
    'a question is „წაიშალოს …?“',
  ],
  [/ის მიერ$/, 'whoever does it is the subject'],
  [/(?<!\p{L})ხაზ(ი|ზე|ის)(?!\p{L})/u, 'სტრიქონი'],
  [/მომდევნო (ვიზიტ|დღეებ|ორშაბათ)/, 'შემდეგი, უახლოესი: it is counted from now'],
  [
    /ელოდება გაგზავნას|ჩემთან გაზიარებულ|ადამიანთან|ადამიანის ელფოსტა|კოპირებულია/,
    'the government of the verb',
  ],
  [/მივირთმევ|ვინ მიირთმევს/, 'nobody says it of himself'],
] as const;

test.each(files)('%s: one pattern per dialog, one word per thing', (file) => {
  for (const [key, text] of textsOf('ka', file))
    for (const [pattern, better] of FORBIDDEN) expect(text, `${key}: ${better}`).not.toMatch(pattern);
});
