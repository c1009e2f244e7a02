import type { Knex } from 'knex';
import type { Fields } from '../fields';
import { project, rows } from '../read/readModel';
import { allCollections } from '../registry';
import { metadataOf, modelOf } from '../../vendor/strapi';
import { tableOf } from '../database/tables';
import type { Body, Collection } from '../types';

/**
 * Makes every reference to one record of `target` point to another: relations, lines of components, JSON parts, and
 * what the CMS keeps beside them (published days, earlier versions). References are found by the fields that the
 * collections declare, so new ones are covered too. `updatedAt` stays, because nobody edited these records.
 */
export async function repoint(trx: Knex, target: string, from: number, to: number): Promise<void> {
  for (const collection of allCollections()) {
    const names = [...namesOf(collection.fields, target)];
    const bodies = names.length ? await pointing(trx, collection, names, from) : [];
    if (bodies.length === 0) continue;
    for (const [table, column] of linksOf(collection.uid, collection.fields, target)) {
      await trx(table)
        .where({ [column]: from })
        .update({ [column]: to });
    }
    for (const body of bodies) await repointJson(trx, collection, body, { names, from, to });
    await project(
      collection,
      bodies.map(({ id }) => id),
    );
  }
}

/** Returns the names of the fields that hold ids of `target`, at any depth. */
function namesOf(fields: Fields, target: string): Set<string> {
  const names = Object.entries(fields).flatMap(([name, field]) => {
    if (field.kind === 'relation') return field.to === target && !field.derived ? [name] : [];
    return field.kind === 'parts' ? [...namesOf(field.fields, target)] : [];
  });
  return new Set(names);
}

/** Finds the records in which one of these fields holds the id, at any depth. */
async function pointing(
  trx: Knex,
  collection: Collection,
  names: readonly string[],
  id: number,
): Promise<Body[]> {
  return rows(
    trx(tableOf(collection))
      .where((any) => {
        for (const name of names)
          for (const end of [',', '}']) any.orWhere('body', 'like', `%"${name}":${id}${end}%`);
      })
      .select('body'),
  );
}

/** Returns Strapi's link tables from these fields to `target`, each with the column of the target's id. */
function linksOf(uid: string, fields: Fields, target: string): [string, string][] {
  const { attributes } = metadataOf(uid);
  const model = modelOf(uid);
  return Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const { joinTable } = attributes[name] ?? {};
    const component = model.attributes[name]?.component;
    if (field.kind === 'relation' && field.to === target && joinTable)
      return [[joinTable.name, joinTable.inverseJoinColumn.name]];
    if (field.kind === 'parts' && !field.json && component) return linksOf(component, field.fields, target);
    return [];
  });
}

interface Change {
  readonly names: readonly string[];
  readonly from: number;
  readonly to: number;
}

async function repointJson(
  trx: Knex,
  { uid, fields }: Collection,
  body: Body,
  change: Change,
): Promise<void> {
  const { tableName, attributes } = metadataOf(uid);
  const changed = Object.entries(fields).flatMap(([name, field]): [string, string][] => {
    const isJson = ['kept', 'objects'].includes(field.kind) || (field.kind === 'parts' && field.json);
    if (!isJson || field.derived || !attributes[name]) return [];
    const next = JSON.stringify(repointed(body[name], change));
    return next === JSON.stringify(body[name]) ? [] : [[attributes[name].columnName ?? name, next]];
  });
  if (changed.length) await trx(tableName).where({ id: body.id }).update(Object.fromEntries(changed));
}

/** Returns the value with `from` replaced by `to` in every field of these names. */
function repointed(value: unknown, change: Change): unknown {
  if (Array.isArray(value)) return value.map((one) => repointed(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const isIt = inner === change.from && change.names.includes(name);
      return [name, isIt ? change.to : repointed(inner, change)];
    }),
  );
}
