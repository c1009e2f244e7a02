import type { Knex } from 'knex';
import { exactText, makeReadTable, type Columns, type Listed } from '../readTables';

const TABLES: Readonly<Record<string, Columns>> = {
  users: { email: 'text', Name: 'name', Rolee: 'text', feedToken: 'text', blocked: 'boolean' },
  products: {
    Name: 'name',
    NameKa: 'name',
    category: 'text',
    calories: 'number?',
    costTetri: 'number?',
    origin: 'text',
    verified: 'boolean',
    sold: 'boolean',
    owner: 'number',
  },
  dishes: {
    Name: 'name',
    language: 'text',
    types: 'mask',
    dietaryFlags: 'mask',
    TimeToCook: 'number?',
    visibility: 'text',
    featured: 'boolean',
    hidden: 'boolean',
    owner: 'number',
    translationOf: 'number',
    calories: 'number?',
    fats: 'number?',
    carbs: 'number?',
    prots: 'number?',
    costTetri: 'number?',
    fasting: 'boolean',
    allergens: 'mask',
    saveCount: 'number',
  },
  saves: { user: 'number', dish: 'number' },
  reports: { collection: 'text', record: 'number?', state: 'text', by: 'number' },
  exercises: {
    Name: 'name',
    language: 'text',
    visibility: 'text',
    hidden: 'boolean',
    owner: 'number',
    duration: 'number?',
    burnedCalories: 'number?',
    tag: 'text',
  },
  supplements: {
    Name: 'name',
    language: 'text',
    visibility: 'text',
    hidden: 'boolean',
    owner: 'number',
    priceTetri: 'number?',
  },
  memberships: {
    mealplan: 'number',
    user: 'number',
    email: 'text',
    role: 'text',
    state: 'text',
    invitedBy: 'number',
    token: 'text',
    planOwner: 'number',
  },
  subscriptions: {
    user: 'number',
    mealplan: 'number',
    Name: 'name',
    author: 'number?',
    startDate: 'text',
    pausedFrom: 'text',
    shareProgress: 'boolean',
  },
  mealplans: {
    Name: 'name',
    language: 'text',
    visibility: 'text',
    hidden: 'boolean',
    owner: 'number',
    startDate: 'text',
    version: 'number',
    offeredUntil: 'text',
    joinToken: 'text',
    featured: 'boolean',
    isOpen: 'boolean',
    dayCount: 'number?',
    calories: 'number?',
    fats: 'number?',
    carbs: 'number?',
    prots: 'number?',
    costTetri: 'number?',
  },
  schedules: { owner: 'number', exercise: 'number', from: 'text', until: 'text' },
  intakes: { owner: 'number', supplement: 'number', from: 'text', until: 'text' },
  logs: {
    user: 'number',
    day: 'text',
    kind: 'text',
    key: 'text',
    state: 'text',
    mealplan: 'number',
    subscription: 'number',
    schedule: 'number',
    intake: 'number',
  },
  shoplists: { Name: 'name', owner: 'number', mealplan: 'number' },
  'shop-items': {
    list: 'number',
    key: 'text',
    product: 'number',
    Name: 'name',
    category: 'text',
    checked: 'boolean',
    checkedBy: 'number',
    atHome: 'boolean',
  },
  visits: {
    owner: 'number',
    doctor: 'name',
    specialty: 'name',
    startsAt: 'text',
    place: 'name',
    key: 'text',
  },
  examinations: { owner: 'number', Name: 'name', day: 'text', visit: 'number' },
  audits: { action: 'text', by: 'number', collection: 'text', record: 'number?' },
  shop: {},
  orders: {
    number: 'number?',
    customer: 'number',
    courier: 'number',
    state: 'text',
    shoplist: 'number',
    feeTetri: 'number?',
    estimatedTetri: 'number?',
    toPayTetri: 'number?',
    payment: 'text',
    district: 'text',
    wantedFrom: 'text',
    wantedTo: 'text',
    isUnconfirmed: 'boolean',
    deliveredAt: 'text',
  },
  stocks: {
    product: 'number',
    quantity: 'number?',
    reserved: 'number?',
    unit: 'text',
    place: 'text',
    expiresOn: 'text',
    minimum: 'number?',
  },
  'stock-movements': {
    stock: 'number',
    product: 'number',
    order: 'number',
    by: 'number',
    delta: 'number?',
    reason: 'text',
    at: 'text',
  },
};

const DISHES: Listed = {
  orders: ['createdAt', 'NameKey', 'TimeToCook', 'calories', 'costTetri', 'saveCount'],
  filters: [
    'language',
    'types',
    'dietaryFlags',
    'allergens',
    'fasting',
    'TimeToCook',
    'calories',
    'costTetri',
    'translationOf',
  ],
};

/**
 * Creates the read model, which each start made before. It holds only derived data, so existing tables are dropped
 * whatever their shape, and the start fills the new ones.
 */
export async function up(db: Knex): Promise<void> {
  await makeShapes(db);
  await makeTerms(db);
  await makeVocabulary(db);
  for (const [collection, columns] of Object.entries(TABLES))
    await makeReadTable(db, collection, columns, collection === 'dishes' ? DISHES : undefined);
}

/** Creates the table of the shape in which each read table was filled. */
async function makeShapes(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('supra_shapes');
  await db.schema.createTable('supra_shapes', (table) => {
    table.string('name').primary();
    table.text('shape');
  });
}

/** Creates the table of the terms by which records are found. */
async function makeTerms(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('supra_terms');
  await db.schema.createTable('supra_terms', (table) => {
    table.text('collection').notNullable();
    table.integer('record').notNullable();
    table.text('kind').notNullable();
    table.specificType('value', exactText(db)).notNullable();
    table.index(['collection', 'kind', 'value', 'record'], 'supra_terms_value');
    table.index(['collection', 'record'], 'supra_terms_record');
  });
}

/** Creates the table of known words, each stored under itself and under its misspelling keys. */
async function makeVocabulary(db: Knex): Promise<void> {
  await db.schema.dropTableIfExists('supra_vocabulary');
  await db.schema.createTable('supra_vocabulary', (table) => {
    const names = ['collection', 'key', 'form', 'kind', 'value'];
    for (const name of names) table.specificType(name, exactText(db)).notNullable();
    table.primary(names);
    table.index(['collection', 'kind', 'value'], 'supra_vocabulary_value');
  });
}
