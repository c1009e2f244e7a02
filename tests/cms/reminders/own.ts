import { newCourier, stocked, type Staff } from '../orders/support';
import { api, people, type Wire } from '../support/api';
import { startOwnCms, withDatabase, type OwnCms } from '../support/ownCms';
import { type PushService, startPushService } from './pushService';
import { newcomer, type Newcomer } from './support';

/** The CMS of the reminder tests, its push service, and the people who order there. */
export const own = {} as { service: PushService; cms: OwnCms; staff: Staff; product: number };

export async function startOwn(): Promise<void> {
  own.service = await startPushService();
  own.cms = await startOwnCms({ env: own.service.env });
  const { url } = own.cms;
  const { admin, courier } = people();
  await api(admin, url).get('users/me');
  const staff = { url, admin, courier, user: await newcomer(url) };
  own.staff = { ...staff, courier: await newCourier(staff) };
  own.product = (await stocked(100_000, {}, own.staff)).id;
}

/** Restarts the CMS, after `between` has changed its database. */
export async function restartOwn(between: Parameters<OwnCms['restart']>[0]): Promise<void> {
  const { url } = await own.cms.restart(between);
  own.cms = { ...own.cms, url };
  own.staff = { ...own.staff, url };
}

export async function stopOwn(): Promise<void> {
  await own.cms?.stop();
  await own.service?.close();
}

export const rows = (table: string, where: object = {}): Promise<Wire[]> =>
  withDatabase(own.cms, (db) => db(`supra_${table}`).where(where));

/** Returns the messages to this person that are not sent yet. */
export const openFor = ({ id }: Pick<Newcomer, 'id'>): Promise<Wire[]> =>
  withDatabase(own.cms, (db) =>
    db('supra_pushes')
      .whereIn('device', db('supra_push_devices').where({ person: id }).select('id'))
      .whereNotNull('at'),
  );
