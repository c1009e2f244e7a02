import type { AnyObject, Schema } from 'yup';

/** A form's schema that is loaded at the first check, as Formik asks for it: yup would be 13 kB of the page's first load. */
export const lazySchema = (load: () => Promise<Schema>) => ({
  validate: async (values: AnyObject, options: object) => (await load()).validate(values, options),
});
