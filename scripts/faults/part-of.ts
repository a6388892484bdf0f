/** Number of repetitions for a share of a row: at least one. */
export const partOf = (whole: number, share: number): number => Math.max(1, Math.round(whole * share))
