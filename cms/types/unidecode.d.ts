declare module 'unidecode' {
  /** A text in the letters of ASCII, by the tables of Python's Unidecode. */
  export default function unidecode(text: string): string;
}
