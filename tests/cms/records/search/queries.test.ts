import { beforeAll, describe, expect, test } from 'vitest';
import { people, type ApiRecord } from '../../support/api';
import { expectError } from '../../support/errors';
import { raw } from '../../support/raw';
import { makePublic } from '../../support/records';

let dish: ApiRecord;
beforeAll(async () => {
  dish = await makePublic(people().user);
});

describe('an odd query is at most invalid', () => {
  test.each([
    '%',
    '%ff',
    '%00=1',
    'filters[Name][$eq]=%00',
    'filters[Name][$contains]=a%00b',
    'filters[Name][$in][0]=%00',
    'filters[language]=%00',
    'filters[createdAt][$gt]=%00',
    'filters[types][$contains]=%00',
    'filters[Name][$eq]=%ff',
    'filters[Name][$eq]=%ED%A0%80',
    '_q=%00',
    'sort=%00',
    'fields=%00',
    'populate=%00',
    'contains=%00',
    'filters[calories][$gt]=1e999',
    'filters[calories][$gt]=NaN',
    'filters[calories][$gt]=1e308',
    'filters[saveCount]=1.5',
    'filters[saveCount]=1e20',
    'filters[TimeToCook][$in][0]=1e20',
    'filters[createdAt][$gt]=x',
    'filters[createdAt][$between][0]=a&filters[createdAt][$between][1]=b',
    'filters[featured][$lt]=true',
    'filters[featured][$in][0]=true',
    'filters[featured][$between][0]=0&filters[featured][$between][1]=1',
    'filters[Name][$startsWith]=%25%25',
    'filters[Name][$contains][0]=x',
    'filters[Name][$contains][a][b]=x',
    'filters[Name][$null]=x',
    'filters[Name][$not][$eq]=x',
    'filters[$and]',
    'filters[$or][]',
    'filters[$not]',
    'filters[$and][0]',
    'filters[owner]',
    'filters[owner][id]',
    'filters[owner][id][$eq]',
    'filters[owner][id][$in][0]=1',
    'filters[types]=Lunch',
    'filters[types][0]=Lunch',
    'filters[types][$contains][a][b]=1',
    'sort[a][b]=1',
    'sort[0][1]=Name',
    'sort=Name&sort=id',
    'sort=Name,Name,Name',
    'fields[a][b]=1',
    'fields=*',
    'pagination[page]=1&pagination[page]=2',
    'pagination',
    '_q[]=',
    'populate[0][1]=owner',
    'populate[a]=b',
    'populate[owner][populate][avatar][populate]=*',
    'populate=owner.avatar.related',
    'populate[owner]=deep',
    'populate=deep,5&populate=owner',
    'populate[][]=x',
    `filters${'[$not]'.repeat(60)}[Name]=x`,
    `populate${'[sections][populate]'.repeat(30)}=*`,
    `_q=${'word '.repeat(300)}`,
    `filters[id][$in]=${'1&filters[id][$in]='.repeat(300)}1`,
    `filters[$or]${'[$or]'.repeat(15)}[0][Name]=x`,
    `contains=${'1,'.repeat(500)}1`,
    `sort=${'Name,'.repeat(500)}Name`,
  ])('%s', async (query) => {
    for (const collection of ['dishes', 'products', `dishes/${dish.id}`]) {
      const path = `/api/${collection}?${query.replace(/ /g, '%20')}`;
      const { status, bytes } = await raw(path, { headers: { Authorization: people().user.token } });
      expect([200, 400], bytes.toString().slice(0, 300)).toContain(status);
      if (status === 400) expectError(400, bytes.toString());
    }
  });
});
