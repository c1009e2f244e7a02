// The rules both sides need live in ../lib/domain; Strapi's TypeScript build takes no sources from outside cms/, so they are copied.
import { cpSync, rmSync } from 'node:fs';

const from = new URL('../../lib/domain/', import.meta.url);
const to = new URL('../src/domain/', import.meta.url);
rmSync(to, { recursive: true, force: true });
cpSync(from, to, { recursive: true });
