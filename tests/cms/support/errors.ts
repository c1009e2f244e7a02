import { expect } from 'vitest';

const INSIDE =
  /node_modules|\/src\/|\.ts:|\.js:|at \w+ \(|sqlite|knex|select |insert |postgres|strapi::|api::|supra_/i;

/** Checks the form of an error, and that it reveals nothing internal. */
export function expectError(status: number, text: string): void {
  const { data, error } = JSON.parse(text);
  expect(data).toBeNull();
  expect(error).toMatchObject({
    status,
    name: expect.any(String),
    message: expect.any(String),
    details: expect.any(Object),
  });
  expect(text).not.toMatch(INSIDE);
}
