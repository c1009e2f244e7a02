import { expect } from 'vitest';
import { operatorProof } from '@/scripts/operator.mjs';
import { ensureSecrets } from '@/scripts/settings/secrets.mjs';
import { cmsUrl, stack, type Wire } from './api';

export interface PanelAnswer {
  readonly status: number;
  readonly body: Wire;
  readonly message: string;
  /** Faults as `path.to.field: message`. */
  readonly faults: readonly string[];
}
const OPERATOR = {
  firstname: 'Olga',
  lastname: 'Operator',
  email: 'olga@supra.test',
  password: 'Supra-test-1',
};

async function send(
  { token, heads }: { token?: string; heads?: Readonly<Record<string, string>> },
  method: string,
  path: string,
  body?: unknown,
): Promise<PanelAnswer> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${cmsUrl()}/${path}`, {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !isForm && { 'Content-Type': 'application/json' }),
      ...heads,
    },
    body: isForm ? body : body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await answer.text();
  const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
  const errors: { path: string[]; message: string }[] = json?.error?.details?.errors ?? [];
  const faults = errors.map((one) => `${one.path.join('.')}: ${one.message}`);
  return { status: answer.status, body: json, message: json?.error?.message ?? '', faults };
}

/** Signs in the first operator, made if there is none, and calls the panel's own API as they would. */
export async function openPanel() {
  const heads = operatorProof(ensureSecrets(stack().dataDir));
  await send({ heads }, 'POST', 'admin/register-admin', OPERATOR);
  return panelOf(OPERATOR);
}

/** Signs in an operator and calls the panel's API as them. */
export async function panelOf({ email, password }: { email: string; password: string }) {
  const signedIn = await send({}, 'POST', 'admin/login', { email, password });
  expect(signedIn.status, JSON.stringify(signedIn.body)).toBe(200);
  const { token } = signedIn.body.data;
  const call = (method: string, path: string, body?: unknown) => send({ token }, method, path, body);
  const types = 'content-manager/collection-types';
  return {
    call,
    asNobody: (method: string, path: string, body?: unknown) => send({}, method, path, body),
    token: String(token),
    list: (uid: string, query = '') => call('GET', `${types}/${uid}?pageSize=100${query}`),
    create: (uid: string, body: unknown) => call('POST', `${types}/${uid}`, body),
    update: (uid: string, id: string, body: unknown) => call('PUT', `${types}/${uid}/${id}`, body),
    remove: (uid: string, id: string) => call('DELETE', `${types}/${uid}/${id}`),
    removeMany: (uid: string, documentIds: readonly string[]) =>
      call('POST', `${types}/${uid}/actions/bulkDelete`, { documentIds }),
    clone: (uid: string, id: string, body: unknown = {}) => call('POST', `${types}/${uid}/clone/${id}`, body),
    autoClone: (uid: string, id: string) => call('POST', `${types}/${uid}/auto-clone/${id}`, {}),
  };
}
export type Panel = Awaited<ReturnType<typeof openPanel>>;
