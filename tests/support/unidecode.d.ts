declare module 'unidecode' {
  /** A text in the letters of ASCII; the site's check of types reads sources of the CMS that use it. */
  export default function unidecode(text: string): string;
}
