const NUMBER = '(\\d+(?:[.,]\\d+)?|½|¼|¾|\\d+\\s?[½¼¾])';
const HOURS = new RegExp(
  `${NUMBER}\\s*-?(?:hours?|hrs?\\.?|h|საათ(?:ი|ის|ს|ში|ით)?|სთ\\.?)(?![\\p{L}])`,
  'iu',
);
const MINUTES = new RegExp(
  `(?:\\d+\\s*[-–—]\\s*)?${NUMBER}\\s*-?(?:minutes?|mins?\\.?|m|წუთ(?:ი|ის|ს|ში|ით|იანი)?|წთ\\.?)(?![\\p{L}])`,
  'iu',
);
const SAID: readonly (readonly [RegExp, number])[] = [
  [/საათ-?ნახევარ|an hour and a half|one and a half hours/iu, 90],
  [/ნახევარ(?:ი|ს)? საათ|half an hour/iu, 30],
  [/(?:an|one) hour|ერთი? საათ/iu, 60],
];
const QUARTERS: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const value = (text: string): number => {
  const sign = text.at(-1) as string;
  const quarter = QUARTERS[sign];
  return quarter === undefined ? Number(text.replace(',', '.')) : Number(text.slice(0, -1)) + quarter;
};

/** The first duration a text names, in whole minutes ("1 h 30 min", „საათნახევარი“); undefined when it names none. */
export function minutesOf(text: string): number | undefined {
  const hours = HOURS.exec(text);
  const minutes = MINUTES.exec(text);
  if (hours && minutes && minutes.index - hours.index > hours[0].length + 6) {
    return rounded(value(hours[1]) * 60);
  }
  if (hours && (!minutes || hours.index < minutes.index)) {
    return rounded(value(hours[1]) * 60 + (minutes ? value(minutes[1]) : 0));
  }
  if (minutes) return rounded(value(minutes[1]));
  return SAID.find(([pattern]) => pattern.test(text))?.[1];
}

const rounded = (minutes: number) => Math.max(1, Math.round(minutes));

/** Whether a text is a duration and nothing else. */
export const isDuration = (text: string): boolean =>
  /^(?:[\d\s.,½¼¾–—-]|hours?|hrs?|h|minutes?|mins?|m|and|an?|half|about|საათნახევარი|ნახევარი|საათი?|სთ|წუთი?|წთ|და|დაახლოებით)+$/iu.test(
    text,
  );

const CLOCK = /^(\d{1,3})(?::|\s*(?:hours?|hrs?\.?|h|საათი?|სთ\.?)\s*(?:and|და)?\s*)([0-5]?\d)$/iu;

/** Minutes as they are typed into a field of times: "80", "1:20", "1 h 20", "1½ hours", "1 სთ 20"; undefined for anything else. */
export function typedMinutes(text: string): number | undefined {
  const clean = text.trim();
  if (/^\d+(?:[.,]\d+)?$/.test(clean)) return Number(clean.replace(',', '.'));
  const clock = CLOCK.exec(clean);
  if (clock) return Number(clock[1]) * 60 + Number(clock[2]);
  return isDuration(clean) ? minutesOf(clean) : undefined;
}
