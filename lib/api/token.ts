/** Returns the caller's ID token, a new one if `force`; null if nobody is signed in. */
type TokenSource = (force?: boolean) => Promise<string | null>;

let source: TokenSource = async () => null;

/** Sets the source of the calls' token; until then they are sent without. */
export const setTokenSource = (next: TokenSource) => {
  source = next;
};

export const currentToken: TokenSource = (force) => source(force);
