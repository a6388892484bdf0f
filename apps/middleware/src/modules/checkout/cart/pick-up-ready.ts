import type { CartLine } from '@tessera/client/shop/types.gen'
import type { CatalogProduct } from '../../catalog/feed/catalog-product.ts'
import { addWorkdays } from '../../catalog/products/availability.ts'

type ReadyLine = Pick<CartLine, 'sku' | 'quantity' | 'availability'>

export interface PickUpReady {
  /** Lines whose whole quantity is on the store's shelf. */
  stockedLines: number
  lineCount: number
  /** The day on which the last line can be collected; null if none has a date, as for a service. */
  readyOn: string | null
}

/** Staff pull goods that are on the shelf by the next working day; the rest comes from elsewhere first. */
export function pickUpReady(
  find: (sku: string) => CatalogProduct | undefined,
  lines: readonly ReadyLine[],
  storeId: string,
  today: string,
): PickUpReady {
  const onShelf = (sku: string): number => find(sku)?.stock.find(({ location }) => location === storeId)?.boxes ?? 0
  const wanted = new Map<string, number>()
  for (const { sku, quantity } of lines) wanted.set(sku, (wanted.get(sku) ?? 0) + quantity)
  const isStocked = ({ sku }: ReadyLine): boolean => onShelf(sku) >= (wanted.get(sku) ?? 0)
  const days = lines.flatMap((line) => (isStocked(line) ? addWorkdays(today, 1) : (line.availability.readyOn ?? [])))
  return {
    stockedLines: lines.filter(isStocked).length,
    lineCount: lines.length,
    readyOn: days.toSorted().at(-1) ?? null,
  }
}
