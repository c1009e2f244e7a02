import { beforeAll, describe, expect, test } from 'vitest';
import { api, faults, newPerson, people, type ApiRecord } from '../support/api';
import type { Person } from '../support/people';
import { idsOf, made } from '../support/records';
import { attached, examinationBody, makeExamination, makeVisit, result, visitBody } from './support';

let owner: Person;
let visit: ApiRecord;
let examination: ApiRecord;
let file: ApiRecord;
beforeAll(async () => {
  owner = await newPerson();
  visit = await makeVisit(owner, { Note: 'Secret complaint' });
  file = await attached(owner, 'visits', visit);
  examination = await makeExamination(owner, { visit: visit.id });
  await attached(owner, 'examinations', examination);
});

const OTHERS = ['stranger', 'courier', 'admin', 'visitor'] as const;
type Other = (typeof OTHERS)[number];
const STATUS = { stranger: 404, courier: 403, admin: 404, visitor: 401 } as const;
const as = (who: Other) => api(who === 'visitor' ? undefined : people()[who]);
const PLACES = () =>
  [
    ['visits', visit, { Note: 'x' }],
    ['examinations', examination, { Name: 'x' }],
  ] as const;

describe.each(OTHERS)('somebody’s medical records, read by %s', (who) => {
  test('are not found by their path, cold or cached', async () => {
    for (const [name, { id }] of PLACES()) {
      for (let round = 0; round < 2; round += 1) {
        const answer = await as(who).get(`${name}/${id}?populate=deep,5`);
        expect(answer.status).toBe(STATUS[who]);
        expect(answer.text).not.toMatch(/Gogia|Secret|Haemoglobin/);
      }
    }
  });

  test('are in no list', async () => {
    for (const [name, { id }] of PLACES()) {
      for (const query of [
        `id=${id}`,
        `filters[id][$in][0]=${id}`,
        '_q=gogia',
        '_q=haemoglobin',
        'populate=deep,5',
      ]) {
        const answer = await as(who).get(`${name}?${query}`);
        if (who === 'courier' || who === 'visitor') expect(answer.status).toBe(STATUS[who]);
        else expect(idsOf(answer)).not.toContain(id);
        expect(answer.text).not.toMatch(/Gogia|Secret|132/);
      }
    }
  });

  test('are neither changed nor deleted', async () => {
    for (const [name, { id }, change] of PLACES()) {
      expect((await as(who).put(`${name}/${id}`, change)).status).toBe(STATUS[who]);
      expect((await as(who).delete(`${name}/${id}`)).status).toBe(STATUS[who]);
    }
    expect(made(await api(owner).get(`visits/${visit.id}`)).attributes.Note).toBe('Secret complaint');
  });

  test('cannot be used as a visit of the caller’s own', async () => {
    const answer = await as(who).post('examinations', examinationBody({ visit: visit.id }));
    expect(answer.status).toBe({ stranger: 400, courier: 403, admin: 400, visitor: 401 }[who]);
    if (who === 'stranger') expect(faults(answer)).toEqual(['visit: reference']);
  });

  test('lend no file to the caller’s records', async () => {
    const answer = await as(who).post('visits', visitBody({ files: [file.id] }));
    expect(answer.status).toBe({ stranger: 400, courier: 403, admin: 400, visitor: 401 }[who]);
  });
});

test('are on nobody else’s calendar, not even for people who share a plan', async () => {
  const guest = await newPerson();
  const plan = made(await api(owner).post('mealplans', { Name: 'Shared week', days: [{ meals: [] }] }));
  made(await api(owner).act(`mealplans/${plan.id}/invite`, { email: guest.email, role: 'editor' }));
  const [invitation] = (await api(guest).get(`memberships?filters[mealplan][id][$eq]=${plan.id}`)).data;
  made(await api(guest).act(`memberships/${invitation.id}/accept`));
  for (const path of [
    `mealplans/${plan.id}?populate=deep,5`,
    'users/me/calendar?from=2026-11-20&to=2026-11-30',
  ]) {
    const answer = await api(guest).get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).not.toMatch(/Gogia/);
  }
});

test('are read, changed and deleted by their owner', async () => {
  const mine = await makeVisit(owner);
  const changed = made(await api(owner).put(`visits/${mine.id}`, { doctor: '  Dr Ana  ' }));
  expect(changed.attributes).toMatchObject({ doctor: 'Dr Ana', specialty: 'Cardiologist' });
  expect(idsOf(await api(owner).get('visits?_q=ana'))).toEqual([mine.id]);
  const exam = await makeExamination(owner, { visit: mine.id });
  made(await api(owner).delete(`visits/${mine.id}`));
  const left = made(await api(owner).get(`examinations/${exam.id}?populate=deep,5`));
  expect(left.attributes.visit).toEqual({ data: null });
});

test('belong to an Admin as to anyone', async () => {
  const own = await makeVisit(people().admin);
  expect((await api(people().admin).get(`visits/${own.id}`)).status).toBe(200);
  expect((await api(owner).get(`visits/${own.id}`)).status).toBe(404);
});

describe('an invalid record is refused at its field', () => {
  const refused = async (path: string, body: Record<string, unknown>, fault: string) => {
    const answer = await api(owner).post(path, body);
    expect(answer.status).toBe(400);
    expect(faults(answer)).toContain(fault);
  };
  test.each([
    [{ doctor: ' ' }, 'doctor: required'],
    [{ doctor: 'x'.repeat(151) }, 'doctor: tooLong'],
    [{ startsAt: null }, 'startsAt: required'],
    [{ startsAt: 'tomorrow' }, 'startsAt: date'],
    [{ startsAt: '2026-02-31T10:00:00Z' }, 'startsAt: date'],
    [{ startsAt: '2026-11-20T10:00:00+04:00' }, 'startsAt: date'],
    [{ startsAt: 1 }, 'startsAt: date'],
    [{ Note: 'x'.repeat(5001) }, 'Note: tooLong'],
    [{ owner: 1 }, 'owner: unknown'],
    [{ key: 'x' }, 'key: unknown'],
    [{ files: [2147483647] }, 'files: reference'],
  ])('a visit with %j', (given, fault) => refused('visits', visitBody(given), fault));

  test.each([
    [{ Name: '' }, 'Name: required'],
    [{ day: '2026-02-31' }, 'day: date'],
    [{ results: [result({ value: 'abc' })] }, 'results.0.value: number'],
    [{ results: [result({ value: null })] }, 'results.0.value: number'],
    [{ results: [result({ parameter: '' })] }, 'results.0.parameter: required'],
    [{ results: [result(), result({ low: 160, high: 120 })] }, 'results.1.high: lowHigh'],
    [{ results: Array.from({ length: 101 }, () => result()) }, 'results: tooMany'],
    [{ results: [result({ colour: 'red' })] }, 'results.0.colour: unknown'],
    [{ visit: 2147483647 }, 'visit: reference'],
  ])('an examination with %j', (given, fault) => refused('examinations', examinationBody(given), fault));

  test('a visit of ten years ago is accepted', async () => {
    const old = await makeVisit(owner, { startsAt: '2016-11-20T08:00:00Z' });
    expect(old.attributes.startsAt).toBe('2016-11-20T08:00:00.000Z');
  });
});

test('browsers may not cache them', async () => {
  for (const path of [
    'visits',
    `visits/${visit.id}`,
    'examinations',
    `examinations/${examination.id}`,
    'weights',
  ])
    for (let round = 0; round < 2; round += 1) {
      const { status, headers } = await api(owner).get(path);
      expect([path, status, headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
    }
});
