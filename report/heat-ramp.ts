/** The one ramp for heat, pale to dark: its lightness falls evenly, and it has no pair of red and green. */
export const HEAT: readonly string[] = ['#f4e3a1', '#e9b872', '#cf8757', '#a15b50', '#6d3f4e', '#432c45'];
