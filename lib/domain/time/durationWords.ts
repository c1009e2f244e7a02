/**
 * Patterns of words for hours, minutes and seconds in the app's two languages and others, with the seconds per unit.
 */
export const TIME_UNITS: readonly (readonly [pattern: string, seconds: number])[] = [
  [
    'hours?|hrs?|h|საათ(?:ი|ის|ს|ში|ით|იანი)?|სთ|час(?:а|ов)?|годин[аиу]?|saat|ժամ|stunden?|std|heures?|or[ae]|horas?|godzin[ay]?|godz',
    3600,
  ],
  [
    'minutes?|mins?|m|წუთ(?:ი|ის|ს|ში|ით|იანი)?|წთ|минут[аыу]?|мин|хвилин[аиу]?|хв|dakika|dk|dəqiqə|dəq|րոպե|minuten|minut[oiay]?|minutos',
    60,
  ],
  [
    'seconds?|secs?|წამ(?:ი|ის|ს|ში|ით|იანი)?|წმ|секунд[аыиу]?|сек|saniye|saniyə|վայրկյան|sekunden?|sek|secondes?|second[oi]|segundos?|sekund[ay]?',
    1,
  ],
];

/** Number words that precede a unit. */
export const NUMBER_WORDS: Readonly<Record<string, number>> = {
  an: 1,
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  ერთი: 1,
  ერთ: 1,
  ორი: 2,
  ორ: 2,
  სამი: 3,
  სამ: 3,
  ოთხი: 4,
  ოთხ: 4,
  ხუთი: 5,
  ხუთ: 5,
  ექვსი: 6,
  რვა: 8,
  ათი: 10,
  ათ: 10,
  თხუთმეტი: 15,
  თხუთმეტ: 15,
  ოცი: 20,
  ოც: 20,
  ოცდაათი: 30,
  ორმოცი: 40,
};

/** Patterns of durations without a plain number and unit, in minutes. */
export const HALVES: readonly (readonly [RegExp, number])[] = [
  [/(?:an|one|1) hour and (?:a half|½|1\/2)|(?:one|1) and (?:a half|½|1\/2) hours/iu, 90],
  [/(?:two|2) and a half hours/iu, 150],
  [/(?<!(?:and|\d) )(?:half an?|(?:a )?half[ -]?)\s?hour(?!s)/iu, 30],
  [/half a minute/iu, 0.5],
  [/(?:an|one|1) minute and a half|(?:one|1) and a half minutes/iu, 1.5],
  [/three[ -]quarters? of an hour/iu, 45],
  [/(?<!three[ -])(?:a )?quarter (?:of an )?hour/iu, 15],
  [/საათ-?ნახევარ\p{L}*|ერთი?[ -]?(?:და[ -])?ნახევარ(?:ი|ს)? საათ\p{L}*|(?:1|ერთი) საათი? და ნახევარი/iu, 90],
  [/(?:ორ|ორი და |ორი-|2 და )ნახევარ(?:ი|ს)? საათ\p{L}*|(?:2|ორი) საათი? და ნახევარი/iu, 150],
  [/(?<!და |და|ერთ|ორ|სამ|-)ნახევარ(?:ი|ს)? საათ\p{L}*/iu, 30],
  [/ნახევარი? წუთ\p{L}*/iu, 0.5],
  [/მეოთხედი? საათ\p{L}*/iu, 15],
  [
    /полчаса|пол часа|пол-часа|пів ?години|yarım saat|կես ժամ|halbe stunde|demi-heure|mezz['’]ora|mezzora|media hora|pół godziny/iu,
    30,
  ],
  [
    /полтора часа|півтори години|bir buçuk saat|saat yarım|anderthalb stunden|eineinhalb stunden|une heure et demie|un['’]ora e mezza|hora y media|półtorej godziny/iu,
    90,
  ],
  [/viertelstunde|quart d['’]heure|quarto d['’]ora|cuarto de hora|четверть часа|kwadrans/iu, 15],
];
