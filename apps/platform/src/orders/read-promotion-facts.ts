import type { LineFact } from '@tessera/domain/expression/facts'
import { fromUnits } from '@tessera/domain/money'
import type { Offer } from '@tessera/domain/order-model/offer'
import type { Line, OrderState } from '@tessera/domain/order-model/order-state'
import type { PromotionFacts } from '@tessera/domain/promotions/facts'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { OrderRecord } from './order-record.ts'
import type { OrderCatalog } from './read-catalog.ts'

/** The facts of products that expressions can ask for. */
export interface FactCatalog extends Pick<OrderCatalog, 'copies'> {
  offers: ReadonlyMap<string, Pick<Offer, 'categories'>>
}

/** The order in the form that promotion expressions use: wire names, and the categories of each product. */
export const readPromotionFacts = async (
  db: Queryable,
  record: OrderRecord,
  state: OrderState,
  catalog: OrderCatalog,
  now: Date,
): Promise<PromotionFacts> =>
  promotionFacts({ marketplace: record.marketplace, fromUser: await readFromUser(db, record), state, catalog, now })

export interface FactSources {
  marketplace: string
  fromUser: object
  state: OrderState
  catalog: FactCatalog
  now: Date
}

/** The same of an order whose user was read with it. */
export const promotionFacts = ({ marketplace, fromUser, state, catalog, now }: FactSources): PromotionFacts => ({
  order: orderFact(fromUser, state),
  lines: state.lines.filter(({ isBundle }) => !isBundle).map((line) => lineFact(line, catalog)),
  marketplaceOwnerID: marketplace,
  now,
})

/** Read only where promotions need it (0.06 ms). */
async function readFromUser(db: Queryable, { uid, newName }: OrderRecord): Promise<object> {
  const found = await db.find<{ user: object | null }>(
    sql`select order_user(t) as user from orders t where t.uid = ${uid}`,
  )
  return { ...found?.user, ...newName }
}

const orderFact = (fromUser: object, { order }: OrderState): Record<string, unknown> => ({
  ID: order.id,
  FromUser: fromUser,
  FromCompanyID: order.fromCompanyID,
  FromUserID: order.fromUserID,
  ToCompanyID: order.toCompanyID,
  BillingAddressID: order.billingAddressID,
  ShippingAddressID: order.shippingAddressID,
  Comments: order.comments,
  LineItemCount: order.lineItemCount,
  Status: order.status,
  DateCreated: order.dateCreated,
  DateSubmitted: order.dateSubmitted,
  LastUpdated: order.lastUpdated,
  Subtotal: fromUnits(order.subtotal),
  ShippingCost: fromUnits(order.shippingCost),
  TaxCost: fromUnits(order.taxCost),
  Gratuity: fromUnits(order.gratuity),
  Fees: fromUnits(order.fees),
  PromotionDiscount: fromUnits(order.promotionDiscount),
  Total: fromUnits(order.total),
  Currency: order.currency,
  IsSubmitted: order.isSubmitted,
  SubscriptionID: order.subscriptionID,
  xp: order.xp,
})

const noCategories = { direct: [], within: [] }

const lineFact = (line: Line, { offers, copies }: FactCatalog): LineFact => ({
  ID: line.id,
  ProductID: line.productID,
  Quantity: line.quantity,
  BundleItemID: line.bundleItemID,
  DateAdded: line.dateAdded,
  DateNeeded: line.dateNeeded,
  UnitPrice: fromUnits(line.unitPrice),
  LineSubtotal: fromUnits(line.lineSubtotal),
  PromotionDiscount: fromUnits(line.promotionDiscount),
  LineTotal: fromUnits(line.lineTotal),
  CostCenter: line.costCenter,
  ShippingAccount: line.shippingAccount,
  ShippingAddressID: line.shippingAddressID,
  SupplierID: line.supplierID,
  InventoryRecordID: line.inventoryRecordID,
  PriceScheduleID: line.priceScheduleID,
  IsOnSale: line.isOnSale,
  PriceOverridden: line.priceOverridden,
  Product: copies.get(line.productID)?.product ?? null,
  Variant: (line.variantID && copies.get(line.productID)?.variants[line.variantID]) || null,
  Specs: line.specs,
  xp: line.xp,
  categories: offers.get(line.productID)?.categories ?? noCategories,
})
