import type { CartLine } from '@tessera/client/shop/types.gen'
import { csvText } from '@tessera/domain/csv/csv-text'

const headers = ['SKU', 'Name', 'Room', 'Quantity', 'Unit', 'Sq ft', 'Unit price', 'Total']

export const cartCsv = (lines: readonly CartLine[]): string => csvText([headers, ...lines.map(cellsOf)])

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
