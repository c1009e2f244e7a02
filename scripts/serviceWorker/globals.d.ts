/** The build's id; inserted by build.mjs, as are the other two. */
declare const __BUILD__: string;
/** Files that the worker keeps for use without a network. */
declare const __ENTRIES__: { readonly url: string; readonly revision: string | null }[];
/** Pages that work without a network, by the pattern of their addresses. */
declare const __SHELLS__: readonly { readonly pattern: string; readonly url: string }[];
