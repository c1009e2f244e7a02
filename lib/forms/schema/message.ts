/** What a schema says: a key of `validation` and its values; yup hands on whatever it is given, its types want a text. */
export const message = (key: string, values?: Readonly<Record<string, string | number>>): string =>
  ({ key, values }) as unknown as string;
