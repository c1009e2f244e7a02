import { createImport } from '../../../imports/create';
import { mendImport } from '../../../imports/mend';
import { showPicture } from '../../../imports/preview';
import { findImport, importVerb } from '../../../imports/shown';
import { takeRecipes } from '../../../imports/take';
import { undoImport } from '../../../imports/undo';
import { recordController } from '../../../records/actions';

export default recordController('imports', {
  findOne: findImport,
  create: createImport,
  update: importVerb(mendImport),
  picture: showPicture,
  take: importVerb(takeRecipes),
  undo: importVerb(undoImport),
});
