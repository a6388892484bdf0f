import type { RewardStatement } from '@tessera/client/shop/types.gen'

const headers = ['Month', 'Opening', 'Earned', 'Referral', 'Redeemed', 'Expired', 'Adjusted', 'Closing']

/** Months and whole numbers only, so that no cell can act as a formula. The byte order mark declares UTF-8. */
export const statementsCsv = (rows: readonly RewardStatement[]): string =>
  `\uFEFF${[headers, ...rows.map(cellsOf)].map((cells) => cells.join(',')).join('\r\n')}\r\n`

const cellsOf = (row: RewardStatement): (string | number)[] => [
  row.period,
  row.openingPoints,
  row.earnedPoints,
  row.referralPoints,
  row.redeemedPoints,
  row.expiredPoints,
  row.adjustedPoints,
  row.closingPoints,
]
