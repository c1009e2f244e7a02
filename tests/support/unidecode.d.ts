declare module 'unidecode' {
  /** Converts a text to ASCII letters; the site's type check reads sources of the CMS that use it. */
  export default function unidecode(text: string): string;
}
