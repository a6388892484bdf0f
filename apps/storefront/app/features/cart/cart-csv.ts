import type { CartLine } from '@tessera/client/shop/types.gen'

const headers = ['SKU', 'Name', 'Room', 'Quantity', 'Unit', 'Sq ft', 'Unit price', 'Total']

/** UTF-8 with a byte order mark, so that spreadsheets detect the encoding. */
export const cartCsv = (lines: readonly CartLine[]): string =>
  `\uFEFF${[headers, ...lines.map(cellsOf)].map((cells) => cells.map(escapeCell).join(',')).join('\r\n')}\r\n`

const cellsOf = (line: CartLine): string[] => [
  line.sku,
  line.name,
  line.room ?? '',
  String(line.quantity),
  line.purchaseUnit,
  line.areaSqft === null ? '' : String(line.areaSqft),
  formatDollars(line.unitPriceCents),
  formatDollars(line.lineTotalCents),
]

const formatDollars = (cents: number): string => (cents / 100).toFixed(2)

/** A leading quote keeps spreadsheets from running the cell as a formula. */
const escapeCell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
