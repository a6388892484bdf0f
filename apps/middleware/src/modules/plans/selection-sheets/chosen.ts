import type { KeptAlternate, KeptSheet, KeptSheetItem } from './stored-sheet.ts'

export interface Chosen {
  sku: string
  boxes: number
  room: string
}

/** The chosen alternate, or else the item itself. */
export const chosenIn = (item: KeptSheetItem): Pick<KeptAlternate, 'sku' | 'boxes' | 'ownClientPriceCents'> =>
  item.alternates.find(({ id }) => id === item.chosenAlternateId) ?? item

export const chosenOf = ({ rooms }: KeptSheet): Chosen[] =>
  rooms.flatMap(({ name, items }) => items.map((item) => ({ ...pick(chosenIn(item)), room: name })))

const pick = ({ sku, boxes }: { sku: string; boxes: number }) => ({ sku, boxes })
