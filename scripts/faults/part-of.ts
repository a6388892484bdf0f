/** How often something is done when only a share of a row is run: at least once. */
export const partOf = (whole: number, share: number): number => Math.max(1, Math.round(whole * share))
