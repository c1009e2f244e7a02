import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { ROOT } from '@/scripts/launch/stack.mjs';

interface Operation {
  readonly parameters: readonly { readonly name?: string; readonly in?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, object>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, object>> }>>;
}
/** A call of the API, and what came back. */
export interface Exchange {
  readonly method: string;
  /** Below `/api/`, with its query. */
  readonly path: string;
  readonly sent?: unknown;
  readonly status: number;
  readonly type: string | null;
  /** The answer's JSON; undefined where it is none. */
  readonly json: unknown;
}

const DOCUMENT = 'supra';
const JSON_TYPE = 'application/json';
const document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> } =
  JSON.parse(readFileSync(path.join(ROOT, 'docs/openapi.json'), 'utf8'));
const validator = new Ajv2020({ strict: false, validateFormats: false });
validator.addSchema(document, DOCUMENT);

/** The place of a value in the document, as a pointer in an address. */
const pointer = (...names: readonly string[]): string =>
  names.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

const PATHS = Object.keys(document.paths)
  .map((name) => ({
    name,
    pattern: new RegExp(`^${name.replace(/[.\\]/g, '\\$&').replace(/\{\w+\}/g, '[^/]+')}$`),
    open: name.split('{').length,
  }))
  // what is said letter by letter goes before what stands for anything
  .sort((one, other) => one.open - other.open);

/** Returns the faults of a value by the schema at this place. */
function faultsOf(what: string, value: unknown, place: string): string[] {
  const check = validator.getSchema(`${DOCUMENT}#${place}`);
  if (!check) return [`${what}: no schema at ${place}`];
  if (check(value)) return [];
  return (check.errors ?? [])
    .slice(0, 8)
    .map(
      ({ instancePath, message, params }) => `${what}${instancePath} ${message} ${JSON.stringify(params)}`,
    );
}

/** A body as the CMS takes it: a blank text is no value. */
function withoutBlanks(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  // the CMS leaves a blank word of a list out
  if (Array.isArray(value))
    return value.filter((one) => typeof one !== 'string' || one.trim()).map(withoutBlanks);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutBlanks(one)]));
}

const nameOf = ({ name, $ref = '' }: Operation['parameters'][number]): string =>
  name ?? $ref.slice($ref.lastIndexOf('/') + 1);
const strayIn = (query: string, { parameters }: Operation): string[] => {
  const known = parameters.map(nameOf);
  return [...new URLSearchParams(query).keys()]
    .map((name) => name.replace(/\[.*/s, ''))
    .filter((name) => !known.includes(name))
    .map((name) => `query: ${name} is no parameter`);
};

/** Returns the parts of a finished or refused call that the contract does not describe. */
export function contractFaults({ method, path: address, sent, status, type, json }: Exchange): string[] {
  if (status >= 400)
    return json === undefined ? [] : faultsOf('error', json, pointer('components', 'schemas', 'ErrorAnswer'));
  if (status < 200 || status >= 300) return [];
  const [place = '', query = ''] = address.split('?');
  const verb = method === 'HEAD' ? 'get' : method.toLowerCase();
  const found = PATHS.find(({ name, pattern }) => pattern.test(`/${place}`) && document.paths[name]?.[verb]);
  const operation = found && document.paths[found.name]?.[verb];
  if (!operation) return [`${method} ${place} is not in the contract`];
  const at = ['paths', found.name, verb];
  const body =
    sent !== undefined && operation.requestBody
      ? faultsOf('body', withoutBlanks(sent), pointer(...at, 'requestBody', 'content', JSON_TYPE, 'schema'))
      : [];
  return [
    ...strayIn(query, operation),
    ...body,
    ...answerFaults(operation, at, { method, status, type, json }),
  ];
}

function answerFaults(
  { responses }: Operation,
  at: readonly string[],
  { method, status, type, json }: Pick<Exchange, 'method' | 'status' | 'type' | 'json'>,
): string[] {
  const told = responses[status];
  if (!told) return [`answer: ${status} is not in the contract`];
  if (method === 'HEAD' || !told.content) return [];
  const media = type?.replace(/;.*/s, '').trim() ?? '';
  if (media !== JSON_TYPE) {
    // a file has the type of its own
    const isKnown = media in told.content || 'application/octet-stream' in told.content;
    return isKnown ? [] : [`answer: ${media} is not in the contract`];
  }
  return faultsOf('answer', json, pointer(...at, 'responses', String(status), 'content', media, 'schema'));
}

/** Throws where a call or its answer is not as docs/openapi.json says. */
export function holdToContract(exchange: Exchange): void {
  const faults = contractFaults(exchange);
  if (faults.length > 0)
    throw new Error(`${exchange.method} ${exchange.path} (${exchange.status}): ${faults.join('; ')}`);
}
