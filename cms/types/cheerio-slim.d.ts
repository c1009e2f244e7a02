/** The compiler of the CMS does not read a package's exports; there slim has the same types. */
declare module 'cheerio/slim' {
  export * from 'cheerio';
}
