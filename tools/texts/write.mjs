import { writeFileSync } from 'node:fs';
import { FILE, textTypes } from './types.mjs';

writeFileSync(FILE, textTypes());
