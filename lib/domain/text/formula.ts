/** Text that a spreadsheet would take for a formula; also one of several lines, unlike the pattern of papaparse. */
export const FORMULA = /^[=+\-@\t\r]/;
