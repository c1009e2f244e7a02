/** The build's id; inserted by build.mjs, as are the others. */
declare const __BUILD__: string;
/** Files that the worker keeps before it takes over. */
declare const __ENTRIES__: { readonly url: string; readonly revision: string | null }[];
/** Pages that work without a network, by the pattern of their addresses. */
declare const __SHELLS__: readonly {
  readonly pattern: string;
  readonly url: string;
  readonly isAtOnce: boolean;
}[];
/** Those of them that the worker keeps before it takes over. */
declare const __NEAR_PAGES__: readonly string[];
/** Pages and files that follow one by one. */
declare const __LATER__: { readonly pages: readonly string[]; readonly files: readonly string[] };
