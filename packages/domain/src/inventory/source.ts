import type { Offer } from '../order-model/offer.ts'
import type { Line } from '../order-model/order-state.ts'
import type { StockSource } from '../order-model/stock-source.ts'

export const sourceKey = ({ productID, variantID, recordID }: StockSource): string =>
  JSON.stringify([productID, variantID, recordID])

type Drawing = Pick<Line, 'productID' | 'variantID' | 'inventoryRecordID' | 'isBundle'>

/** The stock source of a line. None if nothing is counted, or if records exist and the line names none. */
export function findSource(line: Drawing, offer: Offer | undefined): StockSource | undefined {
  const inventory = offer?.product.inventory
  if (line.isBundle || !offer || !inventory?.enabled) return undefined
  const { productID, variantID, inventoryRecordID: recordID } = line
  if (offer.hasRecords) {
    const record = offer.records.find(({ id }) => id === recordID)
    return recordID === null ? undefined : { productID, variantID: record?.variantID ?? null, recordID }
  }
  if (!inventory.variantLevelTracking) return { productID, variantID: null, recordID: null }
  return variantID === null ? undefined : { productID, variantID, recordID: null }
}

export interface AvailableStock {
  available: number
  canExceed: boolean
}

/** The available stock; zero if never set or deleted. */
export function stockAt({ variantID, recordID }: StockSource, offer: Offer | undefined): AvailableStock {
  const inventory = offer?.product.inventory
  const canExceed = inventory?.orderCanExceed ?? false
  if (recordID !== null) {
    const record = offer?.records.find(({ id }) => id === recordID)
    return { available: record?.quantityAvailable ?? 0, canExceed: canExceed || (record?.orderCanExceed ?? false) }
  }
  if (variantID === null) return { available: inventory?.quantityAvailable ?? 0, canExceed }
  return { available: offer?.variants.find(({ id }) => id === variantID)?.quantityAvailable ?? 0, canExceed }
}
