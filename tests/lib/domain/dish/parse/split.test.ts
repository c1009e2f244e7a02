import { expect, test } from 'vitest';
import { partsOf } from '@/lib/domain/dish/parse/split';

test.each([
  ['salt and pepper', ['salt', 'pepper']],
  ['salt and pepper to taste', ['salt to taste', 'pepper to taste']],
  ['1/2 tsp. each salt & pepper', ['1/2 tsp. salt', '1/2 tsp. pepper']],
  ['2 eggs and 1 egg yolk', ['2 eggs', '1 egg yolk']],
  ['½ cup oil plus 1 tsp for the pan', ['½ cup oil plus 1 tsp for the pan']],
  ['2 carrots, peeled and diced', ['2 carrots, peeled and diced']],
  ['მარილი და პილპილი', ['მარილი', 'პილპილი']],
  ['ბრინჯი მრგვალი, ერთი ჭიქა', ['ბრინჯი მრგვალი, ერთი ჭიქა']],
  ['ზეთი და კარაქი შესაწვავად', ['ზეთი შესაწვავად', 'კარაქი შესაწვავად']],
  ['თევზი, 2 ცალი, თითო 300 გრ', ['თევზი, 2 ცალი, თითო 300 გრ']],
  ['2 ქილა ტომატი, თითო 400 გ', ['2 ქილა ტომატი, თითო 400 გ']],
  ['ქინძი, კამა - თითო კონა', ['1 კონა ქინძი', '1 კონა კამა']],
  ['', []],
])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts));
