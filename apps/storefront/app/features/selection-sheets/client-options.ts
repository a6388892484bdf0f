import type { ClientAlternate, ClientItem } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'

export interface ClientOption extends Omit<ClientAlternate, 'id'> {
  /** Empty for the item itself. */
  id: string
  isChosen: boolean
}

/** The options of an item: the item first, then its alternates, without discontinued products. */
export function optionsOf(item: ClientItem): ClientOption[] {
  const { sku, name, product_url, sku_image_url, altText, size, finish, isGone, priceCents, chosenAlternateId } = item
  const self = { sku, name, product_url, sku_image_url, altText, size, finish, isGone, priceCents, note: null }
  return [
    { ...self, id: '', isChosen: chosenAlternateId === null },
    ...item.alternates.map((one) => ({ ...one, isChosen: one.id === chosenAlternateId })),
  ]
}

export const chosenOf = (item: ClientItem): ClientOption =>
  optionsOf(item).find(({ isChosen }) => isChosen) ?? { ...item, id: '', note: null, isChosen: true }

/** A text such as `$120.00 more` than the selected option; empty without prices. */
export function differenceText(option: ClientOption, chosen: ClientOption): string {
  if (option.priceCents === null || chosen.priceCents === null) return ''
  if (option.isChosen) return formatMoney(option.priceCents)
  const cents = option.priceCents - chosen.priceCents
  if (cents === 0) return 'the same price'
  return cents > 0 ? `${formatMoney(cents)} more` : `${formatMoney(-cents)} less`
}
