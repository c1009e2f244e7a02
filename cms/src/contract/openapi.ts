import { referTo, type Schema, schemaOf, schemasOf } from './json';
import type { Offered } from './routes';
import { object, type Named, type Shape } from './shapes';

const ERRORS: Readonly<Record<string, string>> = {
  400: 'Something in the body or the query is wrong; each fault stands in details.errors',
  401: 'No identity, or one that is bad or expired',
  403: 'Not allowed',
  404: 'Not there, or hidden from the caller',
  409: 'A conflict with the state as it is; details.code says which',
  429: 'Too many calls; Retry-After says when to come again',
  503: 'The database takes no work for now; nothing of the call is kept',
};

const inJson = (schema: Schema): Schema => ({ 'application/json': { schema } });
const errorAnswer = { $ref: '#/components/responses/Error' };

/** Parameters of all lists, and of single records. */
export const LIST_PARAMETERS = ['_q', 'sort', 'filters', 'fields', 'populate', 'pagination'];

/** Returns the parameters in the path, then those of the query, then the key of a repeatable POST. */
function parametersOf({ method, path, query = {} }: Offered): Schema[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: name === 'id' || name === 'fileId' ? { type: 'integer', minimum: 1 } : { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, shape]) =>
    LIST_PARAMETERS.includes(name) ? { $ref: `#/components/parameters/${name}` } : parameter(name, shape),
  );
  const key = method === 'POST' ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : [];
  return [...inPath, ...inQuery, ...key];
}

/** Returns a parameter of the query; filters, fields and their like are written with brackets. */
const parameter = (name: string, shape: Shape): Schema => {
  const isDeep = shape.is === 'object' || name === 'populate' || name === 'fields';
  const schema = isDeep
    ? { type: shape.is === 'object' ? 'object' : ['string', 'object', 'array'] }
    : schemaOf(shape);
  return { name, in: 'query', ...(isDeep && { style: 'deepObject', explode: true }), schema };
};

/** Returns the parameters that several calls name. */
const sharedParameters = (calls: readonly Offered[]): Schema =>
  Object.fromEntries(
    LIST_PARAMETERS.flatMap((name) => {
      const shape = calls.map(({ query }) => query?.[name]).find(Boolean);
      return shape ? [[name, parameter(name, shape)]] : [];
    }),
  );

function bodyOf({ body, form, isBodyOptional }: Offered): Schema {
  if (!body && !form) return {};
  const ofJson = body && inJson(schemaOf(object({ data: body })));
  const ofForm = form && { 'multipart/form-data': { schema: schemaOf(form) } };
  return { requestBody: { required: !isBodyOptional, content: { ...ofJson, ...ofForm } } };
}

function successOf({ answer, content, canBeEmpty }: Offered): Schema {
  const all = {
    ...(answer && inJson(schemaOf(answer))),
    ...(content && { [content]: { schema: { type: 'string' } } }),
  };
  return {
    200: { description: 'As asked', content: all },
    ...(canBeEmpty && { 204: { description: 'There is none' } }),
  };
}

const operation = (call: Offered): Schema => ({
  operationId: `${call.method.toLowerCase()} ${call.path}`.replace(/[^a-z]+(\w?)/gi, (_all, letter: string) =>
    letter.toUpperCase(),
  ),
  tags: [call.path.split('/')[0]],
  parameters: parametersOf(call),
  ...bodyOf(call),
  responses: { ...successOf(call), default: errorAnswer },
});

/** Returns the OpenAPI document of these calls, and of the shapes that they name. */
export function openapi(calls: readonly Offered[], named: Named): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const call of calls) (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operation(call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Supra',
      version: '1',
      description:
        'Printed from the collections of the CMS by npm run contract; docs/contract.md says what it means.',
    },
    servers: [{ url: '/api' }],
    security: [{}, { token: [] }],
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization', description: 'A Firebase ID token' },
      },
      parameters: {
        ...sharedParameters(calls),
        IdempotencyKey: {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'By it a repeated call takes effect once',
          schema: { type: 'string' },
        },
      },
      responses: {
        Error: {
          description: Object.entries(ERRORS)
            .map(([status, meaning]) => `${status}: ${meaning}`)
            .join('. '),
          content: inJson(referTo('ErrorAnswer')),
        },
      },
      schemas: schemasOf(named),
    },
  };
}
