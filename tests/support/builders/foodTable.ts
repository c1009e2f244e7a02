import { readdirSync, readFileSync } from 'node:fs';
import { foodsOf } from '../../../cms/src/foods/table';

const FOLDER = 'cms/seed/foods';
const read = (file: string): string => readFileSync(`${FOLDER}/${file}`, 'utf8');

/** Loads the food table as the CMS does from its files. */
export const tableFoods = () =>
  foodsOf({
    foods: read('foods.csv'),
    weights: read('weights.csv'),
    kitchen: new Map(readdirSync(`${FOLDER}/kitchen`).map((file) => [file, read(`kitchen/${file}`)])),
    made: read('made.psv'),
  });
