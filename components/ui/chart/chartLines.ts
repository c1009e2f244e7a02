/** Colour roles of look.md, in the order in which a chart's lines take them. */
export const LINE_COLOURS = ['--info', '--carbs', '--fats', '--success-solid'] as const;
/** Styles that tell lines apart without colour. */
export const LINE_STYLES = ['solid', 'dashed', 'dotted', 'double'] as const;
