import { expect, test } from 'vitest';
import { isEmail } from '@/lib/domain/text/email';

test.each(['a@b.ge', ' nino.k+cook@mail.example.com '])('"%s" is an address', (text) =>
  expect(isEmail(text)).toBe(true),
);
test.each(['', 'nino', 'a@b', '@b.ge', 'a b@c.ge', 'a@b.ge, c@d.ge', '<a@b.ge>'])(
  '"%s" is no address',
  (text) => expect(isEmail(text)).toBe(false),
);
