/** Millilitres of an American cup. */
export const ML_OF_CUP = 240;
