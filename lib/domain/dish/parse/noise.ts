/** Lines of a web page around its recipe, each matched as a whole. */
const NOISE: readonly RegExp[] = [
  // buttons and links
  /^(?:jump|skip|go|scroll) to (?:the )?(?:recipe|video|content|main content|comments|ingredients|instructions|navigation)(?:\s*[-–|·↓].*)?[↓▼]?$/iu,
  /^(?:print|pin|save|share|rate|review|email|copy|like|follow|subscribe|log ?in|sign (?:in|up)|register|menu|search|home|video|watch|play|tweet|download|bookmark|favou?rites?)(?: (?:the |this |our |to )?(?:recipe|it|now|us|video|link|ingredients|page|favou?rites?|pinterest|collection|newsletter|for later))*[!.]?$/iu,
  /^(?:print|pin|save|share|rate|review|email|jump to recipe)(?:\s*[|·•/,]\s*(?:print|pin|save|share|rate|review|email|comment|jump to recipe|video))+$/iu,
  /^(?:add to|send to|save to) (?:my )?(?:collection|collections|shopping list|favou?rites|meal plan(?:ner)?|cookbook|phone|box|recipe box).*$/iu,
  /^(?:facebook|pinterest|twitter|x|instagram|whatsapp|telegram|viber|tumblr|reddit|youtube|tiktok|linkedin|messenger)$/iu,
  /^(?:share|follow) (?:on|us on|via) .{2,40}$/iu,
  /^(?:(?:de)?select all|cook mode|keep (?:your )?screen (?:on|awake)|prevent your screen from .*|cook mode .*screen.*)$/iu,
  /^(?:us(?: customary)?|metric|imperial|cups?)\s*(?:[-–—|/·]\s*(?:us(?: customary)?|metric|imperial|grams?)\s*)+$/iu,
  /^(?:us customary|metric|units?|scale|servings? size)$/iu,
  /^(?:scale\s*)?(?:[½1]\/?2?x\s*){1}(?:\d+x\s*)+$/iu,
  /^(?:read more|continue reading|show more|see more|view all|load more|click (?:here|to).*|learn more|watch (?:the|how).*video.*)$/iu,
  // advertisements and small print
  /^(?:advertisements?|ad|ads|sponsored(?: content)?|promoted|\[ad\]|story continues below.*|რეკლამა)$/iu,
  /^.*(?:affiliate links?|amazon associate|cookie policy|privacy policy|all rights reserved|disclosure policy).*$/iu,
  /^(?:did you (?:make|try)|tried|made|have you (?:tried|made)|love|enjoy(?:ed)?) this .*$/iu,
  /^(?:leave|let us|let me|tag|mention|share your|rate this|please (?:rate|leave|comment)).*(?:comment|review|rating|know|@|#|photo|below|stars?).*$/iu,
  // ratings and counts
  /^[★☆⭐✩✭\s\d.,/()]*[★☆⭐✩✭]+[★☆⭐✩✭\s\d.,/()]*(?:(?:from|by|based on)?\s*[\d.,k]*\s*(?:votes?|reviews?|ratings?)?\)?)$/iu,
  /^(?:rating|rated|average rating|შეფასება|რეიტინგი)?\s*:?\s*\d(?:[.,]\d+)?\s*(?:\/\s*\d+|out of \d+|stars?|from|\()\s*(?:stars?)?\s*[(]?(?:from|by|based on)?\s*[\d.,k]*\s*(?:votes?|reviews?|ratings?|user ratings?|შეფასება|ხმა)?\)?$/iu,
  /^[\d.,k]+\s*(?:comments?|reviews?|ratings?|votes?|shares?|saves?|likes?|views?|კომენტარი|ნახვა|მოწონება|შეფასება|ხმა)$/iu,
  /^(?:comments?|reviews?|ratings?|views?|ნახვები|ნანახია|კომენტარები|მოწონება)\s*[:(]\s*[\d.,k]+\)?$/iu,
  // authors and dates
  /^(?:recipe |photos? |photography |text |story |words )?(?:by|author|written by|posted by|published by|courtesy of|credit|photographer|reviewed by|tested by|contributor)\s*:?\s+\p{Lu}[\p{L}.'’-]*(?:\s+(?:\p{Lu}[\p{L}.'’-]*|and|&|of)){0,5}$/u,
  /^(?:By|Author|Recipe by|Recipe courtesy of|Written by|Posted by|Published by|Photography by|Photo by|Photo credit|Credit|Created by|Submitted by|Tested by)\s*:?\s+\p{Lu}.{1,60}$/u,
  /^(?:published|updated|last updated|posted|modified|გამოქვეყნდა|განახლდა|თარიღი)(?: on)?\s*:?\s+.*\d{4}.*$/iu,
  /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.? \d{1,2},? \d{4}$/iu,
  /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$/u,
  // classification of the dish
  /^(?:(?:course|cuisine|keywords?|diet|category|categories|tags?|level|difficulty|skill level|cost|equipment|occasion|season|author|calories|servings? size)\s*:\s*.{1,80}\s*)+$/iu,
  /^(?:course|cuisine|keyword)\s+\p{Lu}[\p{L} ,&-]{1,50}$/iu,
  /^(?:home|recipes|მთავარი|რეცეპტები)\s*[»›>/|].*$/iu,
  // nutrition figures
  /^(?:calories|kcal|energy|carbohydrates?|carbs|cholesterol|sodium|saturated fat|trans fat|unsaturated fat|dietary fib(?:er|re)|protein|potassium|vitamin [acdek]|calcium|iron|amount per serving|% daily value.*|კალორი(?:ა|ები|ულობა)|ცილ(?:ა|ები)|ნახშირწყლები|ცხიმი|ცხიმები)\s*:?\s*[\d.,]+\s*(?:k?cal|კკალ|კალ|m?g|გრ?|mcg|iu|%|kj)?(?:\s*(?:[|·•,;]|\d).*)?$/iu,
  /^(?:nutrition(?:al)? (?:info(?:rmation)?|facts?|values?)|per serving)\s*[:(].*\d.*$/iu,
  // the same in Georgian
  /^(?:რეცეპტზე გადასვლა|ბეჭდვა|ამობეჭდვა|ამობეჭდე|გაზიარება|გააზიარე|შენახვა|შეინახე|მოწონება|გამოწერა|გამოგვყევით|ვიდეო|მთავარი|მენიუ|ძებნა|ავტორიზაცია|რეგისტრაცია|შესვლა|რჩეულებში დამატება|დაამატე რჩეულებში|სრულად ნახვა|მეტის ნახვა|წაიკითხე მეტი|ვრცლად|დაწერე კომენტარი|კომენტარის დამატება|შეაფასე(?:თ)? რეცეპტი)[!.]?$/u,
  /^(?:ავტორი|ფოტო|წყარო|კატეგორია|კატეგორიები|სამზარეულო|კერძის ტიპი|ტიპი|სირთულე|სირთულის დონე|თეგები|საკვანძო სიტყვები|რეცეპტის ავტორი|მოამზადა|დიეტა)\s*[:–-]\s*.{1,80}$/u,
];

/** Labels that pages put on a line of their own above the value. */
const FACT =
  /^(?:(?:prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|total|active|rest(?:ing)?|chill(?:ing)?) ?time|total|active|ready in|servings?|serves|yields?|makes|portions?|მომზადების დრო|სულ|დრო|ულუფა|ულუფები|პორცია|პორციები|პორციების რაოდენობა|ულუფების რაოდენობა)\s*:?$/iu;
const VALUE = /^[\d½¼¾]/u;

/** Removes a pasted page's lines around the recipe, and joins a value to the label above it. */
export function withoutNoise(lines: readonly string[]): string[] {
  const kept = lines.filter((line) => !isNoise(line));
  return kept.flatMap((line, index) => {
    const next = kept[index + 1];
    const before = kept[index - 1];
    if (FACT.test(line) && next && VALUE.test(next) && next.length < 30)
      return [`${line.replace(/\s*:$/u, '')}: ${next}`];
    return before && FACT.test(before) && VALUE.test(line) && line.length < 30 ? [] : [line];
  });
}

/**
 * Checks whether a line belongs to the page and not the recipe: a button, a rating, a byline, an advertisement, a
 * nutrition figure.
 */
function isNoise(line: string): boolean {
  const text = line
    .replace(/^[^\p{L}\p{N}★☆⭐½¼¾([]+/u, '')
    .replace(/[\s↓▼▾»›>]+$/u, '')
    .trim();
  if (!/[\p{L}\p{N}]/u.test(line)) return !/^[-–—=_*#]+$/u.test(line);
  return NOISE.some((pattern) => pattern.test(text));
}
