import { randomUUID } from 'node:crypto';
import { LIMITS, MEDICAL_LIMITS } from '../../domain/limits';
import { EATEN } from '../../domain/mealplan/types';
import { type BodyOf, instant, longText, media, relation, text } from '../../records/fields';
import { project, rows } from '../../records/read/readModel';
import { collectionOf } from '../../records/registry';
import { tableOf } from '../../records/database/tables';
import type { Collection } from '../../records/types';
import { erase } from '../../records/write/write';
import { ownGuards, ownedBy } from '../shared';
import { wordTermsOf } from '../words';

const fields = {
  owner: relation('users', { setBy: 'none', show: 'never' }),
  doctor: text({ required: true, ...MEDICAL_LIMITS.doctor, column: 'name' }),
  specialty: text({ ...MEDICAL_LIMITS.specialty, column: 'name' }),
  startsAt: instant({ required: true, setBy: 'editor', column: 'text' }),
  place: text({ ...MEDICAL_LIMITS.place, column: 'name' }),
  Note: longText({ max: LIMITS.note.max }),
  files: media({ many: true, ...MEDICAL_LIMITS.files, isPrivate: true }),
  /** Key by which done marks on the calendar name the visit. */
  key: text({ setBy: 'none', column: 'text' }),
};

/** Visits to a doctor; only their owner reads them, not even Admin. */
export const visits: Collection<BodyOf<typeof fields>> = {
  name: 'visits',
  uid: 'api::visit.visit',
  fields,
  ...ownedBy('owner'),
  terms: ({ doctor, specialty, place }) => wordTermsOf([doctor, specialty, place]),
  hooks: {
    guards: ownGuards,
    async check(input, before) {
      if (!before) input.key = randomUUID();
    },
    async afterDelete(body, trx) {
      const logs = collectionOf('logs');
      const marks = await rows(
        trx(tableOf(logs)).where({ user: body.owner, key: body.key }).whereNot({ kind: EATEN }),
      );
      for (const mark of marks) await erase(logs, mark, trx);
      const examinations = collectionOf('examinations');
      const found: { id: number }[] = await trx(tableOf(examinations)).where({ visit: body.id }).select('id');
      if (found.length)
        await project(
          examinations,
          found.map(({ id }) => id),
        );
    },
  },
};

declare module '../../records/types' {
  interface CollectionMap {
    visits: BodyOf<typeof fields>;
  }
}
