import { expect, test } from 'vitest';
import { splitAtMatches } from '@/lib/domain/search/letters';

/** Returns the name with the found parts in brackets. */
const marked = (text: string, name: string) =>
  splitAtMatches(text, name)
    .map((piece) => (piece.isFound ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  // as typed, in any case, without accents
  ['khacha', 'Imeretian khachapuri', 'Imeretian [khacha]puri'],
  ['IMER', 'Imeretian khachapuri', '[Imer]etian khachapuri'],
  ['creme', 'Crème brûlée', '[Crème] brûlée'],
  ['creme', 'Cre\u0300me brule\u0301e', '[Cre\u0300me] brule\u0301e'],
  ['stras', 'Straße nach Stras', '[Stra]ße nach [Stras]'],
  ['ხაჭ', 'აჭარული ხაჭაპური', 'აჭარული [ხაჭ]აპური'],
  // every word, and every occurrence
  ['bean ste', 'Bean stew with beans', '[Bean] [ste]w with [bean]s'],
  // the other script, in which two letters may stand for one
  ['khacha', 'აჭარული ხაჭაპური', 'აჭარული [ხაჭა]პური'],
  ['ხაჭა', 'Imeretian khachapuri', 'Imeretian [khacha]puri'],
  ['xinkali', 'ქალაქური ხინკალი', 'ქალაქური [ხინკალი]'],
  ['t', 'ცომი', 'ცომი'],
  // another ending, a stem that changes
  ['ნიგოზი', 'ბადრიჯანი ნიგვზით', 'ბადრიჯანი [ნიგ]ვზით'],
  ['პომიდორი', 'სალათი პომიდვრით', 'სალათი [პომიდ]ვრით'],
  // a typo: all but the wrong letter
  ['kachapuri', 'Imeretian khachapuri', 'Imeretian [k]h[achapuri]'],
  ['khachapori', 'ხაჭაპური', '[ხაჭაპ]უ[რი]'],
  ['satsvii', 'Satsivi', '[Sats]iv[i]'],
  // no typo of a short word, nor inside a word, nor through another word
  ['pie', 'Pia', 'Pia'],
  ['puri', 'Imeretian khachapuri', 'Imeretian khachapuri'],
  ['eggplant', 'Aubergine with walnuts', 'Aubergine with walnuts'],
  ['', 'Satsivi', 'Satsivi'],
  ['satsivi', '', ''],
])('%s in %s', (text, name, found) => expect(marked(text, name)).toBe(found));

test('an exact match is found alone, without its typos', () => {
  expect(marked('salad', 'Salad of salat')).toBe('[Salad] of salat');
});
