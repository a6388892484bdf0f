/** The platform uses dollars with up to four decimals; the shop's prices have two, so this is exact. */
export const toCents = (dollars: number): number => Math.round(dollars * 100)
