/** Roles of look.md, in the order in which the lines of a chart take them. */
export const LINE_COLOURS = ['--info', '--carbs', '--fats', '--success-solid'] as const;
/** Tells lines apart without their colour. */
export const LINE_STYLES = ['solid', 'dashed', 'dotted', 'double'] as const;
