import { expect, test } from 'vitest';
import { endMeasure } from '@/lib/domain/dish/parse/endMeasure';

test.each([
  ['rosemary sprigs', { measure: 'sprig', name: 'rosemary' }],
  ['garlic cloves', { measure: 'clove', name: 'garlic' }],
  ['bay leaves', { measure: 'leaf', name: 'bay leaves' }],
  ['vine leaves in brine', { measure: 'leaf', name: 'vine leaves in brine' }],
  ['mint leaves', { measure: 'leaf', name: 'mint' }],
  ['salmon fillets', { measure: 'fillet', name: 'salmon' }],
  ['vegetable stock cube', { measure: 'cube', name: 'vegetable stock cube' }],
  ['carrots', undefined],
  ['sprigs', undefined],
])('%s', (name, found) => expect(endMeasure(name)).toEqual(found));
