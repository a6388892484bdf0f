import { flag, listOf, moment, money, oneOf, required, tally, text } from '../../kit/fields.ts'
import { model } from '../../kit/model.ts'
import { type Operation, readRoles } from '../../kit/operation.ts'
import { products } from '../catalog/products.ts'

const conditions = [
  'ProductActive',
  'ParentActive',
  'InCatalog',
  'CatalogActive',
  'CatalogAssigned',
  'CategoryOpen',
  'OwnAssignment',
  'ShownInCatalog',
  'PartsVisible',
] as const
export type VisibilityCondition = (typeof conditions)[number]

/** One condition of visibility and the record behind it. */
const ConditionResult = model('ConditionResult', {
  Condition: required(oneOf(conditions)),
  IsMet: flag(),
  ObjectType: required(text()),
  ObjectID: required(text()),
  /** Of a category, which is unique only within its catalog. */
  CatalogID: text(),
})

const sources = ['UserGroup', 'Buyer', 'Seller', 'Product'] as const
const reasons = ['Chosen', 'AnotherIsNearer', 'OtherCurrency'] as const
export type PriceSource = (typeof sources)[number]
export type PriceReason = (typeof reasons)[number]

/** A price schedule that could apply, nearest first. */
const PriceCandidate = model('PriceCandidate', {
  PriceScheduleID: required(text()),
  Source: required(oneOf(sources)),
  IsFromParent: flag(),
  Reason: required(oneOf(reasons)),
})

const PriceProblem = model('PriceProblem', {
  ErrorCode: required(text()),
  Message: required(text()),
})

const ProductExplanation = model('ProductExplanation', {
  ProductID: required(text()),
  BuyerID: text(),
  UserID: text(),
  Quantity: tally(),
  Date: required(moment()),
  IsVisible: flag(),
  Conditions: required(listOf(ConditionResult)),
  Candidates: required(listOf(PriceCandidate)),
  PriceScheduleID: text(),
  /** The quantity from which the price break applies. */
  BreakQuantity: tally(),
  IsOnSale: flag(),
  /** Null if the product cannot be bought this way; Problems say why. */
  UnitPrice: money(),
  LineSubtotal: money(),
  Problems: required(listOf(PriceProblem)),
})

export const explainProduct: Operation = {
  id: 'Products.Explain',
  tag: 'Products',
  name: 'Explain',
  verb: 'GET',
  path: '/products/:productID/explain',
  roles: readRoles(products.roles),
  callers: ['admin'],
  query: ['buyerID', 'userID', 'quantity', 'variantID', 'time'],
  reply: ProductExplanation,
  status: 200,
  summary:
    'Explain whether a user of a buyer sees a product, and what a quantity of it costs: each condition and candidate.',
  isAddition: true,
}
