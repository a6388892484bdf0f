import type { PriceBreak } from '@tessera/client/platform/types.gen'
import { type PriceGroup, priceGroups } from '@tessera/contract/shop/constants'
import { changeFirstPrice, findFirstBreak } from '@tessera/domain/pricing/change-first-price'
import type { GridColumn, GridRow } from '../../grid/grid-model.ts'
import type { CallChange } from '../../operations/send-changes.ts'
import { priceGroupLabels } from '../customers/customer-list.ts'

/** A price schedule as the grid needs it. */
export interface GroupPrice {
  scheduleID: string
  breaks: PriceBreak[]
  saleStart: string | null
  saleEnd: string | null
}

/** A product with its price for each group; a group without one has no entry. */
export interface PriceRow {
  id: string
  name: string
  prices: Partial<Record<PriceGroup, GroupPrice>>
}

export interface PricePage {
  rows: PriceRow[]
  total: number
  /** The company whose user groups are the price groups. */
  buyerID: string | null
}

export const priceGridColumns = (isEditable: boolean): GridColumn[] => [
  { key: 'id', label: 'SKU', isNumber: false, isEditable: false },
  { key: 'name', label: 'Product', isNumber: false, isEditable: false },
  ...priceGroups.map((group) => ({ key: group, label: priceGroupLabels[group], isNumber: true, isEditable })),
]

/** Two decimals, unless there are more. A price such as 19.9 is no whole number of cents in binary. */
export const textOfPrice = (price: number): string =>
  Number(price.toFixed(2)) === price ? price.toFixed(2) : String(price)

const firstPrice = (price: GroupPrice | undefined): string => {
  const first = price && findFirstBreak(price.breaks)
  return first ? textOfPrice(first.Price) : ''
}

export const gridRowOf = ({ id, name, prices }: PriceRow): GridRow => ({
  key: id,
  cells: [id, name, ...priceGroups.map((group) => firstPrice(prices[group]))],
  href: `/products/${encodeURIComponent(id)}`,
})

const priceText = /^\$?(\d{1,9}|\d{1,3}(?:,\d{3})+)(\.\d{1,2})?$/

/** A typed price as plain decimal text. */
export function readPrice(text: string): { price: string } | { problem: string } {
  if (text === '') return { problem: 'Enter a price. To remove a price, delete its price schedule.' }
  if (!priceText.test(text)) return { problem: 'Enter a price in dollars and cents, such as 5.25.' }
  return { price: text.replaceAll(/[$,]/g, '') }
}

/** Why a typed price can’t be read. */
export function checkPrice(_group: string, text: string): string | undefined {
  const read = readPrice(text)
  return 'problem' in read ? read.problem : undefined
}

/** The changes that give a product another price in a group. A group without a schedule gets one. */
export function changesOfPrice(
  { id, name, prices }: PriceRow,
  group: PriceGroup,
  price: string,
  buyerID: string | null,
): { changes: CallChange[] } | { problem: string } {
  const known = prices[group]
  if (known)
    return {
      changes: [
        {
          Operation: 'PriceSchedules.Patch',
          Parameters: { priceScheduleID: known.scheduleID },
          Body: { PriceBreaks: changeFirstPrice(known.breaks, price) },
          Was: { PriceBreaks: known.breaks },
        },
      ],
    }
  if (group !== 'RT' && !buyerID) return { problem: 'No company has this price group yet.' }
  const scheduleID = `${id}-${group}`
  const schedule: CallChange = {
    Operation: 'PriceSchedules.Save',
    Parameters: { priceScheduleID: scheduleID },
    Body: {
      ID: scheduleID,
      Name: `${name.slice(0, 94)} (${group})`,
      ApplyTax: true,
      ApplyShipping: true,
      UseCumulativeQuantity: true,
      PriceBreaks: [{ Quantity: 1, Price: Number(price) }],
    },
    Was: null,
  }
  return { changes: [schedule, group === 'RT' ? asDefault(id, scheduleID) : assigned(id, group, scheduleID, buyerID)] }
}

const asDefault = (productID: string, DefaultPriceScheduleID: string): CallChange => ({
  Operation: 'Products.Patch',
  Parameters: { productID },
  Body: { DefaultPriceScheduleID },
  Was: { DefaultPriceScheduleID: null },
})

const assigned = (
  ProductID: string,
  UserGroupID: string,
  PriceScheduleID: string,
  buyerID: string | null,
): CallChange => ({
  Operation: 'Products.SaveAssignment',
  Parameters: {},
  Body: { ProductID, BuyerID: buyerID, UserGroupID, PriceScheduleID },
})
