import { splitAtMatches } from '@/lib/domain/search/letters';

/** Shows a name with the matching letters in bold. */
export const FoundName = ({ name, text }: { readonly name: string; readonly text: string }) =>
  splitAtMatches(text, name).map((piece, at) => (piece.isFound ? <b key={at}>{piece.text}</b> : piece.text));
