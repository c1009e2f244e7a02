import { createImport } from '../../../imports/create';
import { mendImport } from '../../../imports/mend';
import { findImport, importVerb } from '../../../imports/shown';
import { takeRecipes } from '../../../imports/take';
import { undoImport } from '../../../imports/undo';
import { recordController } from '../../../records/actions';

export default recordController('imports', {
  findOne: findImport,
  create: createImport,
  update: importVerb(mendImport),
  take: importVerb(takeRecipes),
  undo: importVerb(undoImport),
});
