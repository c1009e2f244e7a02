/** Presence of a field: in every answer, in every one that does not select other fields, or only in some. */
type Presence = 'always' | 'whole' | 'sometimes';

export interface Member {
  readonly shape: Shape;
  readonly presence: Presence;
}
export type Members = Readonly<Record<string, Member>>;

/** Shape of a value in a body or an answer; a record and a relation have other forms in JSON and in the client. */
export type Shape =
  | {
      readonly is: 'text';
      readonly of?: readonly string[];
      readonly max?: number;
      readonly format?: string;
    }
  | {
      readonly is: 'number';
      readonly isWhole?: boolean;
      readonly min?: number;
      readonly max?: number;
      readonly above?: number;
    }
  | { readonly is: 'boolean' }
  | { readonly is: 'null' }
  | { readonly is: 'anything' }
  | { readonly is: 'list'; readonly of: Shape; readonly max?: number }
  | { readonly is: 'row'; readonly of: readonly Shape[] }
  | { readonly is: 'object'; readonly members: Members; readonly nested?: readonly string[] }
  | { readonly is: 'oneOf'; readonly of: readonly Shape[] }
  | { readonly is: 'named'; readonly name: string }
  /** `{id, attributes}` in JSON, flat in the client. */
  | { readonly is: 'record'; readonly attributes: Shape }
  /** `{data}` in JSON, its content in the client. */
  | { readonly is: 'related'; readonly to: Shape };

/** Shapes that others name. */
export type Named = ReadonlyMap<string, Shape>;

export const text: Shape = { is: 'text' };
export const day: Shape = { is: 'text', format: 'date' };
export const time: Shape = { is: 'text', format: 'time' };
export const instant: Shape = { is: 'text', format: 'date-time' };
export const number: Shape = { is: 'number' };
export const whole: Shape = { is: 'number', isWhole: true };
export const boolean: Shape = { is: 'boolean' };
const nothing: Shape = { is: 'null' };
export const anything: Shape = { is: 'anything' };
/** Id of a record or a file. */
export const id: Shape = { is: 'number', isWhole: true, min: 1 };

export const word = (of: readonly string[]): Shape => ({ is: 'text', of });
export const list = (of: Shape, max?: number): Shape => ({ is: 'list', of, max });
export const row = (...of: readonly Shape[]): Shape => ({ is: 'row', of });
export const named = (name: string): Shape => ({ is: 'named', name });
export const related = (to: Shape): Shape => ({ is: 'related', to });
export const recordOf = (attributes: Shape): Shape => ({ is: 'record', attributes });

/** Returns the shape of a value of either shape. */
export const either = (...shapes: readonly Shape[]): Shape => ({
  is: 'oneOf',
  of: shapes.flatMap((one) => (one.is === 'oneOf' ? one.of : [one])),
});
export const orNull = (shape: Shape): Shape => either(shape, nothing);

/** Returns the shape of an object, given its fields; a name with a question mark at its end may be absent. */
export const object = (fields: Readonly<Record<string, Shape>>): Extract<Shape, { is: 'object' }> => ({
  is: 'object',
  members: Object.fromEntries(
    Object.entries(fields).map(([name, shape]): [string, Member] =>
      name.endsWith('?')
        ? [name.slice(0, -1), { shape, presence: 'sometimes' }]
        : [name, { shape, presence: 'always' }],
    ),
  ),
});

/** Returns a shape and all those inside it, without following names. */
export function withInner(shape: Shape): Shape[] {
  const inside = (): readonly Shape[] => {
    switch (shape.is) {
      case 'list':
        return [shape.of];
      case 'row':
      case 'oneOf':
        return shape.of;
      case 'record':
        return [shape.attributes];
      case 'related':
        return [shape.to];
      case 'object':
        return Object.values(shape.members).map((member) => member.shape);
      default:
        return [];
    }
  };
  return [shape, ...inside().flatMap(withInner)];
}

/** Returns the shape of an id, or of one of these words in its place. */
export const idOrWord = (...of: readonly string[]): Shape => either(id, word(of));
