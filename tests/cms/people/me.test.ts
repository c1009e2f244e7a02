import { beforeEach, describe, expect, test } from 'vitest';
import { api, faults, stack, newPerson, people } from '../support/api';
import { signUp, type Person } from '../support/people';
import { made } from '../support/records';

let person: Person;
beforeEach(async () => {
  person = await newPerson({ name: 'ნინო ბერიძე' });
});
const put = (given: Record<string, unknown>) => api(person).put(`users/${person.id}`, given);
const me = async () => (await api(person).get('users/me')).body;

describe('the first call', () => {
  test('creates the person, as User, with their sign-in name', async () => {
    expect(await me()).toMatchObject({
      Name: 'ნინო ბერიძე',
      Rolee: 'User',
      blocked: false,
      timeZone: 'Asia/Tbilisi',
      diet: [],
      email: person.email,
    });
  });

  test('made twenty times at once creates one person', async () => {
    const account = await signUp(stack().emulator);
    const answers = await Promise.all(Array.from({ length: 20 }, () => api(account).get('users/me')));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const found = await api(people().admin).get(`users?filters[email][$eq]=${account.email}`);
    expect(found.data).toHaveLength(1);
  });

  test('may be a write as well as a read', async () => {
    const account = await signUp(stack().emulator);
    const dish = made(await api(account).post('dishes', { Name: 'First recipe' }));
    expect(dish.attributes.owner.data.id).toBe((await api(account).get('users/me')).body.id);
  });

  test('never uses the whole email address as a name', async () => {
    const account = await signUp(stack().emulator, { name: '' });
    const { body } = await api(account).get('users/me');
    expect(body.Name).not.toContain('@');
    expect(body.Name.length).toBeGreaterThan(0);
  });
});

describe('a person’s profile', () => {
  test('is changed and read back at once, under users/me and users/{id}', async () => {
    const given = {
      Name: 'Nino',
      phone: '+995 555 12-34-56',
      diet: ['Vegan', 'Gluten Free'],
      allergens: ['milk', 'nuts'],
      targets: { calories: 1800, fats: 60.5, carbs: null, prots: 90, costTetriPerDay: 2000 },
      timeZone: 'Europe/Berlin',
      language: 'ka',
      sex: 'male',
      birthYear: 1980,
      height: 181.5,
      activity: 'light',
      weightGoal: 'lose',
      learnsTargets: true,
    };
    const { attributes } = made(await put(given));
    expect(attributes).toMatchObject(given);
    expect(await me()).toMatchObject(given);
    expect(made(await api(person).get(`users/${person.id}`)).attributes).toMatchObject(given);
  });

  test('keeps fields that are not given', async () => {
    made(await put({ diet: ['Vegan'], phone: '555123456' }));
    made(await put({ diet: [] }));
    expect(await me()).toMatchObject({ diet: [], phone: '555123456', Name: 'ნინო ბერიძე' });
  });

  test('keeps addresses, up to ten', async () => {
    const address = {
      label: 'სახლი',
      zone: null,
      street: 'რუსთაველის 1',
      building: '2',
      entrance: null,
      floor: '3',
      flat: '4',
      doorCode: '12B',
      landmark: 'Opera',
      lat: 41.7,
      lng: 44.79,
    };
    made(await put({ addresses: [address] }));
    expect((await me()).addresses).toEqual([address]);
    const eleven = await put({ addresses: Array.from({ length: 11 }, () => address) });
    expect(faults(eleven)).toEqual(['addresses: tooMany']);
    expect((await me()).addresses).toHaveLength(1);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ Name: 'x'.repeat(101) }, 'Name'],
    [{ Name: 5 }, 'Name'],
    [{ phone: 'call me' }, 'phone'],
    [{ phone: '1'.repeat(31) }, 'phone'],
    [{ diet: ['Keto'] }, 'diet.0'],
    [{ allergens: ['water'] }, 'allergens.0'],
    [{ targets: { calories: -1 } }, 'targets.calories'],
    [{ targets: { calories: '1800' } }, 'targets.calories'],
    [{ targets: { costTetriPerDay: 1.5 } }, 'targets.costTetriPerDay'],
    [{ targets: { sugar: 5 } }, 'targets.sugar'],
    [{ targets: [] }, 'targets'],
    [{ addresses: [{ street: 'x'.repeat(201) }] }, 'addresses.0.street'],
    [{ addresses: [{ street: 'x', lat: 91 }] }, 'addresses.0.lat'],
    [{ addresses: [{ street: 'x', planet: 'x' }] }, 'addresses.0.planet'],
    [{ addresses: {} }, 'addresses'],
    [{ timeZone: '<b>' }, 'timeZone'],
    [{ language: 'de' }, 'language'],
    [{ sex: 'x' }, 'sex'],
    [{ birthYear: 1899 }, 'birthYear'],
    [{ birthYear: 1980.5 }, 'birthYear'],
    [{ height: 90 }, 'height'],
    [{ activity: 'lazy' }, 'activity'],
    [{ weightGoal: 'vanish' }, 'weightGoal'],
    [{ learnsTargets: 'yes' }, 'learnsTargets'],
  ])('refuses %j at its field', async (given, path) => {
    const answer = await put(given);
    expect(answer.status).toBe(400);
    expect(faults(answer).map((fault) => fault.split(':')[0])).toEqual([path]);
  });

  test.each([
    'Rolee',
    'role',
    'email',
    'emailVerified',
    'blocked',
    'uid',
    'id',
    'featured',
    'feedToken',
    'learning',
    'createdAt',
  ])('refuses %s', async (name) => {
    for (const who of [person, people().admin]) {
      const answer = await api(who).put(`users/${who.id}`, { [name]: name === 'Rolee' ? 'Admin' : true });
      expect(answer.status).toBe(400);
      expect(faults(answer)).toEqual([`${name}: unknown`]);
    }
    expect((await me()).Rolee).toBe('User');
  });

  test('cannot lose its name', async () => {
    const answer = await put({ Name: '  ' });
    expect(answer.status).toBe(400);
    expect((await me()).Name).toBe('ნინო ბერიძე');
  });

  test('can be changed by Couriers and Admins too', async () => {
    for (const who of [people().courier, people().admin]) {
      made(await api(who).put(`users/${who.id}`, { phone: '555 000 111' }));
      expect((await api(who).get('users/me')).body.phone).toBe('555 000 111');
    }
  });
});

test('shows a new name in the next read of every dish of theirs', async () => {
  const { id } = made(await api(person).post('dishes', { Name: 'Khachapuri', visibility: 'public' }));
  const nameFor = async (reader?: Person) =>
    (await api(reader).get(`dishes/${id}?populate=deep,5`)).data.attributes.owner.data.attributes.Name;
  for (const Name of ['Ana', 'Eka', 'Lali']) {
    made(await put({ Name }));
    for (const reader of [undefined, person, people().friend, people().courier])
      expect(await nameFor(reader)).toBe(Name);
  }
});
