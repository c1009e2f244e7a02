import { expect, test } from 'vitest';
import { proposePlan } from '@/lib/api/mealplan/planning';
import type { Proposal } from '@/lib/domain/planning/model';
import {
  buildProposal,
  failedStream,
  planStream,
  proposedDay,
  proposes,
} from '../../../support/builders/proposal';
import { strapiError } from '../../../support/servers/server';
import { HttpResponse } from 'msw';

const ASK = {
  days: 1,
  meals: ['Lunch'],
  eaters: [],
  from: ['public'],
  wishes: {},
  keep: [],
  seed: 0,
} as const;
const hear = () => {
  const heard: Proposal[] = [];
  const { signal } = new AbortController();
  return { heard, hearing: { signal, onPlan: (plan: Proposal) => heard.push(plan) } };
};

test('each better plan is reported, and the last one is the answer', async () => {
  const plans = [3, 1].map((score) => buildProposal({ score, days: [proposedDay(1, { Lunch: 5 })] }));
  const asked = proposes(() => planStream(...plans));
  const { heard, hearing } = hear();
  await expect(proposePlan(ASK, hearing)).resolves.toEqual(plans[1]);
  expect(heard.map(({ score }) => score)).toEqual([3, 1, 1]);
  expect(asked).toEqual([ASK]);
});

test('a refusal gives its reason and field', async () => {
  const errors = [{ path: ['from', 3], key: 'reference', message: 'Not there', name: 'ValidationError' }];
  proposes(() => HttpResponse.json(strapiError(400, { errors }), { status: 400 }));
  await expect(proposePlan(ASK, hear().hearing)).rejects.toMatchObject({
    kind: 'invalid',
    fields: [{ path: ['from', '3'], key: 'reference' }],
  });
});

test('a rate limit says how long to wait', async () => {
  proposes(() => HttpResponse.json(strapiError(429), { status: 429, headers: { 'Retry-After': '120' } }));
  await expect(proposePlan(ASK, hear().hearing)).rejects.toMatchObject({ kind: 'tooMany', retryAfter: 120 });
});

test('a stream that fails, breaks off or never comes is a fault', async () => {
  proposes((_, times) =>
    times === 1 ? failedStream(500) : times === 2 ? new HttpResponse(': here\n\n') : HttpResponse.error(),
  );
  await expect(proposePlan(ASK, hear().hearing)).rejects.toMatchObject({ kind: 'server' });
  await expect(proposePlan(ASK, hear().hearing)).rejects.toMatchObject({ kind: 'offline' });
  await expect(proposePlan(ASK, hear().hearing)).rejects.toMatchObject({ kind: 'offline' });
});
