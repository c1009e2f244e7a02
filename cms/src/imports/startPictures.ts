/** Puts the pictures of what was taken on its dishes, in the background. */
export const startPictures = (_id: number): void => undefined;
