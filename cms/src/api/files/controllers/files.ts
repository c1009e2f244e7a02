import type { Context } from 'koa';
import { callerIn, idIn } from '../../../records/http/actions';
import { checkParams } from '../../../records/search/params';
import { privateFileFor } from '../../../uploads/private-read';
import { sendFile } from '../../../uploads/send';

export default () => ({
  /** GET files/{id}: sends a medical file, to its owner alone. */
  async findOne(ctx: Context) {
    checkParams(ctx.query, []);
    await sendFile(ctx, await privateFileFor(idIn(ctx), callerIn(ctx)));
  },
});
