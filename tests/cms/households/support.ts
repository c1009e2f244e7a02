import { type AtLeast, atLeast } from '@/tests/support/at';
import { api, newPerson, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { made } from '../support/records';

export const makeHousehold = async (by: Person): Promise<ApiRecord> =>
  made(await api(by).post('households', { Name: 'Home' }));

/** Invites a person by email and accepts for them. */
export async function bringIn(by: Person, household: number, person: Person): Promise<void> {
  made(await api(by).act(`households/${household}/invite`, { email: person.email }));
  made(await api(person).act(`households/${household}/accept`));
}

/** Makes a household of new people, its owner first. */
export async function householdOf<Count extends 1 | 2 | 3>(
  count: Count,
): Promise<{ id: number; all: AtLeast<Person>[Count] }> {
  const people: Person[] = [];
  for (let at = 0; at < count; at += 1) people.push(await newPerson());
  const all = atLeast(count, people);
  const [owner, ...others] = all;
  const { id } = await makeHousehold(owner);
  for (const person of others) await bringIn(owner, id, person);
  return { id, all };
}

export const householdsOf = async (by: { token: string }): Promise<ApiRecord[]> =>
  made<ApiRecord[]>(await api(by).get('households?populate=deep,2'));

export const idsIn = (many: { data: readonly ApiRecord[] }): number[] => many.data.map(({ id }) => id);
