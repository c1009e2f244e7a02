/** Gives the caller's ID token, a newly made one if `force`; null when nobody is signed in. */
type TokenSource = (force?: boolean) => Promise<string | null>;

let source: TokenSource = async () => null;

/** Says where calls take their token from; until then they go without. */
export const setTokenSource = (next: TokenSource) => {
  source = next;
};

export const currentToken: TokenSource = (force) => source(force);
