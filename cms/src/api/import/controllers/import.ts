import { createImport } from '../../../imports/take/create';
import { correctImport } from '../../../imports/preview/correct';
import { showPicture } from '../../../imports/preview/preview';
import { findImport, importVerb } from '../../../imports/preview/shown';
import { takeRecipes } from '../../../imports/take/take';
import { undoImport } from '../../../imports/take/undo';
import { recordController } from '../../../records/http/actions';

export default recordController('imports', {
  findOne: findImport,
  create: createImport,
  update: importVerb(correctImport),
  picture: showPicture,
  take: importVerb(takeRecipes),
  undo: importVerb(undoImport),
});
