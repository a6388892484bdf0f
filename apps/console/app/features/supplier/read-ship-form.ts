import type { LineItem } from '@tessera/client/platform/types.gen'

/** A line of an order that still has something to ship. */
export const leftOf = ({ Quantity, QuantityShipped }: Pick<LineItem, 'Quantity' | 'QuantityShipped'>): number =>
  Math.max(0, Quantity - QuantityShipped)

export interface ShippedLine {
  LineItemID: string
  QuantityShipped: number
}

type ReadForm = { lines: ShippedLine[]; problem?: undefined } | { lines?: undefined; problem: string }

/** Reads the quantities of a form: whole numbers, never more than is left, and at least one. */
export function readShipForm(lines: readonly LineItem[], typed: Readonly<Record<string, string>>): ReadForm {
  const shipped: ShippedLine[] = []
  for (const line of lines) {
    const text = typed[`line.${line.ID}`]?.trim() ?? ''
    if (text === '' || text === '0') continue
    if (!/^[1-9]\d{0,5}$/.test(text)) return { problem: `${nameOf(line)}: enter a whole number.` }
    const left = leftOf(line)
    if (Number(text) > left) return { problem: `${nameOf(line)}: only ${left} are left to ship.` }
    shipped.push({ LineItemID: line.ID ?? '', QuantityShipped: Number(text) })
  }
  return shipped.length > 0 ? { lines: shipped } : { problem: 'Enter a quantity for at least one line.' }
}

const nameOf = ({ Product, ProductID }: LineItem): string => Product?.Name ?? ProductID
