import { expect, test } from 'vitest';
import { latinName } from '@/lib/domain/text/latin';

test.each([
  ['ლიკა ჭყონია', 'Lika Chqonia'],
  ['ძმა წყალი ჟორა', 'Dzma Tsqali Zhora'],
  ['Anna ბერიძე-Smith', 'Anna Beridze-Smith'],
  ['Nino', 'Nino'],
  ['', ''],
])('"%s" is "%s"', (name, latin) => expect(latinName(name)).toBe(latin));
