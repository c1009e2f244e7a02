import { expect, test } from 'vitest';
import { usualSpelling } from '@/lib/domain/dish/parse/spelling';

test.each([
  ['heaping 1/4 cup cocoa', '1/4 cup cocoa'],
  ['1/2 a pint of cream', '1/2 pint of cream'],
  ['a pinch or two of salt', 'a pinch salt'],
  ['4 thick-cut slices of bread', '4 slices bread'],
  ['a few sprigs of thyme', 'a few sprigs of thyme'],
  ['chicken breasts x 4', '4 chicken breasts'],
  ['Optional: 1 tsp chilli flakes', '1 tsp chilli flakes'],
  ['1. 200 g flour', '200 g flour'],
  ['კრემისთვის - 1 ლ რძე', '1 ლ რძე'],
  ['ერთი კილო და ნახევარი ალუბალი', '1.5 კილო ალუბალი'],
  ['1,5 კგ-იანი ქათამი', '1,5 კგ ქათამი'],
  ['ფქვილი 500 გრამამდე', 'ფქვილი 500 გრამ'],
  ['ფქვილი.....500 გრ', 'ფქვილი – 500 გრ'],
  ['კილო კარტოფილი', '1 კილო კარტოფილი'],
  ['2 carrots', '2 carrots'],
])('%s', (line, usual) => expect(usualSpelling(line)).toBe(usual));
