import { embed, flag, id, readOnly, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { PriceSchedule } from '../catalog/price-schedules.ts'
import { collectionProductFields, collectionProductLists } from '../catalog/product-collections.ts'
import { productFields, productLists } from '../catalog/products.ts'
import { addressFields, addressLists } from '../companies/addresses.ts'
import { creditCardFields, creditCardLists } from '../companies/credit-cards.ts'

/** An address as its user sees it: its purpose, and whether the user may change it. */
export const BuyerAddress = model(
  'BuyerAddress',
  { ID: readOnly(id()), Shipping: flag(), Billing: flag(), Editable: readOnly(flag()), ...addressFields },
  addressLists,
)

export const BuyerCreditCard = model(
  'BuyerCreditCard',
  { ID: readOnly(id()), Editable: readOnly(flag()), ...creditCardFields },
  { ...creditCardLists, search: [...creditCardLists.search, 'Editable'] },
)

/** A product with the price for the current user. */
export const BuyerProduct = model(
  'BuyerProduct',
  { PriceSchedule: readOnly(embed(PriceSchedule)), ...productFields },
  productLists,
)

export const ProductCollectionBuyerProduct = model(
  'ProductCollectionBuyerProduct',
  { PriceSchedule: readOnly(embed(PriceSchedule)), ...collectionProductFields },
  collectionProductLists,
)

export const ProductSeller = model(
  'ProductSeller',
  { PriceSchedule: embed(PriceSchedule), ID: id(), Name: text(100) },
  { search: ['ID', 'Name'], sort: ['Name', 'ID'] },
)
