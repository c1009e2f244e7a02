import type { AnyObject, Schema } from 'yup';

/** Loads a form's schema at Formik's first check: yup would add 13 kB to the page's first load. */
export const lazySchema = (load: () => Promise<Schema>) => ({
  validate: async (values: AnyObject, options: object) => (await load()).validate(values, options),
});
