/** Returns the address of one's own copy of a followed plan. */
export const followedAt = (id: number): string => `/mealplan/my?tab=following&subscription=${id}`;
