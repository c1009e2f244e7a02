/** Where one's own copy of a followed plan is shown. */
export const followedAt = (id: number): string => `/mealplan/my?tab=following&subscription=${id}`;
