/**
 * Returns a schema's message: a text key of `validation` with its values. Yup passes on any value, but its types
 * require a string.
 */
export const message = (key: string, values?: Readonly<Record<string, string | number>>): string =>
  ({ key, values }) as unknown as string;
