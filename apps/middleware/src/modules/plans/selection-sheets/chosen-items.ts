import type { StoredAlternate, StoredSheet, StoredSheetItem } from './stored-sheet.ts'

export interface ChosenItem {
  sku: string
  boxes: number
  room: string
}

/** The chosen alternate, or else the item itself. */
export const chosenOptionOf = (item: StoredSheetItem): Pick<StoredAlternate, 'sku' | 'boxes' | 'ownClientPriceCents'> =>
  item.alternates.find(({ id }) => id === item.chosenAlternateId) ?? item

export const chosenItemsOf = ({ rooms }: StoredSheet): ChosenItem[] =>
  rooms.flatMap(({ name, items }) => items.map((item) => ({ ...pickSkuAndBoxes(chosenOptionOf(item)), room: name })))

const pickSkuAndBoxes = ({ sku, boxes }: { sku: string; boxes: number }) => ({ sku, boxes })
