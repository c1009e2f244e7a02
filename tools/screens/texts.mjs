import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/launch/stack.mjs';

const read = (language, namespace) =>
  JSON.parse(readFileSync(path.join(ROOT, 'locales', language, `${namespace}.json`), 'utf8'));

/**
 * Returns a function for the site's texts in one language: `t('recipe:form.save')`, `t('alerts:dish.delete.success')`.
 * It throws for an unknown key, so that a renamed text is found at once.
 */
export function textsOf(language) {
  const kept = new Map();
  const lookUp = (key) => {
    const [namespace, name] = key.includes(':') ? key.split(':') : ['common', key];
    if (!kept.has(namespace)) kept.set(namespace, read(language, namespace));
    const text = name.split('.').reduce((at, part) => at?.[part], kept.get(namespace));
    if (typeof text !== 'string') throw new Error(`locales/${language}/${namespace}.json has no "${name}".`);
    return text;
  };
  const t = (key, values = {}) => lookUp(key).replace(/{{\s*(\w+).*?}}/g, (all, name) => values[name] ?? all);
  /** Returns the text as a pattern that matches any value for each one that is not given. */
  t.pattern = (key, values = {}) => {
    const parts = t(key, values).split(/{{.*?}}|<\/?\w+>/);
    return new RegExp(parts.map(escaped).join('.*'));
  };
  return t;
}

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
