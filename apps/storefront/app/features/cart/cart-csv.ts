import type { CartLine } from '@tessera/client/shop/types.gen'

const headers = ['SKU', 'Name', 'Room', 'Quantity', 'Unit', 'Sq ft', 'Unit price', 'Total']

/** UTF-8 with its mark, so that spreadsheets read it right. */
export const cartCsv = (lines: readonly CartLine[]): string =>
  `\uFEFF${[headers, ...lines.map(cellsOf)].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`

const cellsOf = (line: CartLine): string[] => [
  line.sku,
  line.name,
  line.room ?? '',
  String(line.quantity),
  line.purchaseUnit,
  line.areaSqft === null ? '' : String(line.areaSqft),
  dollars(line.unitPriceCents),
  dollars(line.lineTotalCents),
]

const dollars = (cents: number): string => (cents / 100).toFixed(2)

/** What a spreadsheet would take for a formula stays text. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`
