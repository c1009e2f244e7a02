import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/launch/stack.mjs';

/**
 * @typedef {'en' | 'ka'} Language
 * @typedef {Record<string, string | number>} TextValues
 * @typedef {ReturnType<typeof textsOf>} Texts
 */

/** @param {Language} language @param {string} namespace */
const read = (language, namespace) =>
  JSON.parse(readFileSync(path.join(ROOT, 'locales', language, `${namespace}.json`), 'utf8'));

/**
 * Returns a function for the site's texts in one language: `t('recipe:form.save')`, `t('alerts:dish.delete.success')`.
 * It throws for an unknown key, so that a renamed text is found at once.
 * @param {Language} language
 */
export function textsOf(language) {
  /** @type {Map<string, object>} */
  const kept = new Map();
  /** @param {string} key @returns {string} */
  const lookUp = (key) => {
    const [namespace = '', name = ''] = key.includes(':') ? key.split(':') : ['common', key];
    if (!kept.has(namespace)) kept.set(namespace, read(language, namespace));
    const text = name.split('.').reduce(partOf, kept.get(namespace));
    if (typeof text !== 'string') throw new Error(`locales/${language}/${namespace}.json has no "${name}".`);
    return text;
  };
  /** @param {string} key @param {TextValues} [values] */
  const t = (key, values = {}) =>
    lookUp(key).replace(/{{\s*(\w+).*?}}/g, (all, name) => `${values[name] ?? all}`);
  /**
   * Returns the text as a pattern that matches any value for each one that is not given.
   * @param {string} key
   * @param {TextValues} [values]
   */
  t.pattern = (key, values = {}) => {
    const parts = t(key, values).split(/{{.*?}}|<\/?\w+>/);
    return new RegExp(parts.map(escaped).join('.*'));
  };
  return t;
}

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Returns a part of a tree of texts.
 * @param {unknown} tree
 * @param {string} part
 * @returns {unknown}
 */
const partOf = (tree, part) =>
  typeof tree === 'object' && tree !== null
    ? Object.entries(tree).find(([name]) => name === part)?.[1]
    : undefined;
