import { expect, test } from 'vitest';
import { usualName } from '@/lib/domain/product/usual';

test.each([
  ['flour', 'Wheat flour'],
  [' All-purpose  Flour', 'Wheat flour'],
  ['ფქვილი', 'Wheat flour'],
  ['ზეთი', 'Vegetable oil'],
  ['vegetable oil', undefined],
  ['eggplants', 'Aubergine'],
  ['peppers', undefined],
  ['rye flour', undefined],
  ['', undefined],
])('"%s"', (written, product) => expect(usualName(written)).toBe(product));
