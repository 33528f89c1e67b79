/** Heights in the grid, in pixels. */
export const ROW_HEIGHT = 24;
export const HEAD_HEIGHT = 28;
/** What floats over the last rows while several are chosen. */
export const BAR_HEIGHT = 56;
