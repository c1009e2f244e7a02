declare module 'unidecode' {
  /** Transliterates a text to ASCII, using the tables of Python's Unidecode. */
  export default function unidecode(text: string): string;
}
