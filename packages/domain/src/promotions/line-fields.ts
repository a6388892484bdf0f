import type { LineFact } from '../expression/facts.ts'
import { toUnits, type Units, zero } from '../money.ts'

export const lineID = (line: LineFact): string => String(line.ID)
export const amountIn = (record: Readonly<Record<string, unknown>>, field: string): Units => {
  const value = record[field]
  return typeof value === 'number' || typeof value === 'string' ? toUnits(value) : zero
}
export const quantityOf = ({ Quantity }: LineFact): number =>
  typeof Quantity === 'number' && Number.isSafeInteger(Quantity) && Quantity > 0 ? Quantity : 0
