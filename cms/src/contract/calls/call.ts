import { object, type Shape, text } from '../shapes';
import { record } from '../names';

/** Call of the API besides the five of a collection. */
export interface Call {
  /** `data` of the body; absent for calls without a body. */
  readonly body?: Shape;
  /** True if the call may come without its body. */
  readonly isBodyOptional?: boolean;
  /** Parts of a multipart body, which the call takes instead. */
  readonly form?: Shape;
  readonly query?: Readonly<Record<string, Shape>>;
  /** True if the call takes the parameters of a list of this collection. */
  readonly listOf?: string;
  /** Body of the answer. */
  readonly answer?: Shape;
  /** Type of an answer that is no JSON, or of the stream that the call answers instead. */
  readonly content?: string;
  /** True if the answer may be empty (204). */
  readonly canBeEmpty?: boolean;
}
export type Calls = Readonly<Record<string, Call>>;

export const data = (shape: Shape): Shape => object({ data: shape });
/** Returns a verb that answers a record of the collection. */
export const verb = (name: string, body?: Shape, isBodyOptional = body === undefined): Call => ({
  body: body ?? object({}),
  isBodyOptional,
  answer: data(record(name)),
});
export const reading = (shape: Shape, query: Readonly<Record<string, Shape>> = {}): Call => ({
  query,
  answer: data(shape),
});

const report = object({ why: text });
/** Returns the verbs by which a public record is reported and hidden. */
export const moderation = (name: string, flags: Readonly<Record<string, Shape>>): Calls => ({
  [`POST ${name}/{id}/report`]: verb(name, report),
  ...Object.fromEntries(
    Object.entries(flags).map(([path, body]) => [`POST ${name}/{id}/${path}`, verb(name, body, true)]),
  ),
});
