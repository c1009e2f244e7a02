/** Points at the full package's types: the CMS compiler ignores a package's `exports`, and slim has the same types. */
declare module 'cheerio/slim' {
  export * from 'cheerio';
}
