/**
 * Casts a library's object to its private internals, whose shape holds for the installed version only; the files beside
 * this one alone do that (tests/support/rules/vendor.test.ts).
 */
export const internalsOf = <T extends object>(library: object): T => library as unknown as T;
