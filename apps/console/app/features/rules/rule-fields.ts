import { attributeValues } from '@tessera/contract/shop/product-attributes'
import type { ExpressionUse } from '@tessera/domain/expression/check'

/** A field that a condition can ask for, in the words of the shop. */
export interface RuleField {
  path: string
  label: string
  kind: 'number' | 'text' | 'date' | 'truth'
  /** Known values, offered while typing. */
  options?: readonly string[]
  /** Where records are found by name while their ID is typed. */
  searchHref?: string
}

const pickFrom = (list: string): string => `/console/pick/${list}?`
/** Categories of all catalogs. */
export const categorySearchHref = '/console/pick/categories?'

/** `lines`: inside a question about the lines of the order. */
export type RuleScope = 'order' | 'lines'

const orderFields: readonly RuleField[] = [
  { path: 'order.Subtotal', label: 'Goods total', kind: 'number' },
  { path: 'order.Total', label: 'Order total', kind: 'number' },
  { path: 'order.ShippingCost', label: 'Shipping', kind: 'number' },
  { path: 'order.TaxCost', label: 'Tax', kind: 'number' },
  { path: 'order.PromotionDiscount', label: 'Discounts so far', kind: 'number' },
  { path: 'order.LineItemCount', label: 'Number of lines', kind: 'number' },
  { path: 'order.FromCompanyID', label: 'Company', kind: 'text', searchHref: pickFrom('Buyers.List') },
  { path: 'order.FromUserID', label: 'Person', kind: 'text', searchHref: pickFrom('Users.ListAcrossBuyers') },
  { path: 'order.FromUser.Email', label: 'Email of the customer', kind: 'text' },
  {
    path: 'order.FromUser.xp.AccountID',
    label: 'Account of the customer',
    kind: 'text',
    searchHref: '/console/pick/accounts?',
  },
  { path: 'order.FromUser.xp.OrderLimit', label: 'Order limit of the customer', kind: 'number' },
  { path: 'order.ShippingAddressID', label: 'Shipping address ID', kind: 'text' },
  { path: 'order.DateCreated', label: 'Cart started on', kind: 'date' },
  { path: 'order.Comments', label: 'Comments', kind: 'text' },
]

const lineFields: readonly RuleField[] = [
  { path: 'ProductID', label: 'Product', kind: 'text', searchHref: pickFrom('Products.List') },
  { path: 'Quantity', label: 'Boxes', kind: 'number' },
  { path: 'UnitPrice', label: 'Unit price', kind: 'number' },
  { path: 'LineSubtotal', label: 'Line total before discounts', kind: 'number' },
  { path: 'LineTotal', label: 'Line total', kind: 'number' },
  { path: 'IsOnSale', label: 'On sale', kind: 'truth' },
  { path: 'Product.Name', label: 'Product name', kind: 'text' },
  { path: 'Product.xp.brand', label: 'Brand', kind: 'text' },
  { path: 'Product.xp.collection', label: 'Collection', kind: 'text' },
  attribute('material', 'Material'),
  attribute('look', 'Look'),
  attribute('colorFamily', 'Color family'),
  attribute('finish', 'Finish'),
  attribute('shape', 'Shape'),
  { path: 'Product.xp.attributes.nominalSize', label: 'Nominal size', kind: 'text' },
  { path: 'CostCenter', label: 'Cost center', kind: 'text' },
]

function attribute(name: keyof typeof attributeValues, label: string): RuleField {
  return { path: `Product.xp.attributes.${name}`, label, kind: 'text', options: attributeValues[name] }
}

const returnFields: readonly RuleField[] = [
  { path: 'orderreturn.RefundAmount', label: 'Refund', kind: 'number' },
  { path: 'orderreturn.Comments', label: 'Comments on the return', kind: 'text' },
]

const isOnLines = (use: ExpressionUse): boolean => use.startsWith('promotion-line')

/** The fields of a place in a rule. A promotion on lines asks for the fields of its line as `item`. */
export function fieldsFor(use: ExpressionUse, scope: RuleScope): readonly RuleField[] {
  if (scope === 'lines') return lineFields
  if (use === 'return-approval') return [...returnFields, ...orderFields]
  if (!isOnLines(use)) return orderFields
  return [...lineFields.map((field) => ({ ...field, path: `item.${field.path}` })), ...orderFields]
}

/** The product whose categories can be asked for here; null where there is no single line. */
export function categoryField(use: ExpressionUse, scope: RuleScope): string | null {
  if (scope === 'lines') return 'product'
  return isOnLines(use) ? 'item.product' : null
}

/** Every field that names a record, wherever in a rule it is asked for. */
export const recordFields: readonly RuleField[] = [...lineFields, ...orderFields].filter(({ searchHref }) => searchHref)

/** A field that is not listed keeps its name; its kind follows from the value that it is compared with. */
export const findField = (fields: readonly RuleField[], path: string): RuleField | undefined =>
  fields.find((field) => field.path.toLowerCase() === path.toLowerCase())

/** Amounts that a discount can be a share of. */
export const amountFields = (use: ExpressionUse): readonly RuleField[] =>
  isOnLines(use)
    ? [
        { path: 'item.LineSubtotal', label: 'the line before discounts', kind: 'number' },
        { path: 'item.LineTotal', label: 'the line', kind: 'number' },
        { path: 'item.UnitPrice', label: 'the unit price', kind: 'number' },
      ]
    : [
        { path: 'order.Subtotal', label: 'the goods', kind: 'number' },
        { path: 'items.total()', label: 'the goods after discounts', kind: 'number' },
        { path: 'order.ShippingCost', label: 'the shipping', kind: 'number' },
      ]
