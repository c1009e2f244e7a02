export const ON_BOTH_DATABASES = ['tests/cms/records/plans.test.ts'];
