import { type Offer, offersByProduct } from '@tessera/domain/order-model/offer'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { LockedOrder } from './locked-order.ts'
import type { OrderRecord } from './order-record.ts'
import type { OrderCatalog } from './read-catalog.ts'

/** A product as an add-to-cart event describes it and a line stores it. */
export interface OwnProduct {
  ID: string
  Name: string
  QuantityMultiplier: number | null
  DefaultSupplierID: string | null
  Returnable: boolean | null
  xp: Record<string, unknown> | null
}

/** Sold by the company that the order goes to, at the price of its line, without stock, specs or schedule. */
const offerOf = (marketplace: string, product: OwnProduct): Offer => ({
  product: {
    id: product.ID,
    name: product.Name,
    active: true,
    isParent: false,
    isBundle: false,
    parentID: null,
    ownerID: marketplace,
    defaultSupplierID: product.DefaultSupplierID,
    shipFromAddressID: null,
    quantityMultiplier: product.QuantityMultiplier ?? 1,
    returnable: product.Returnable ?? false,
    autoForward: false,
    inventory: null,
    xp: product.xp,
  },
  schedule: null,
  specs: [],
  variants: [],
  records: [],
  hasRecords: false,
  isSoldBySeller: true,
  categories: { direct: [], within: [] },
  bundle: null,
})

const catalogOf = (marketplace: string, products: readonly OwnProduct[]): OrderCatalog => ({
  offers: offersByProduct(products.map((product) => offerOf(marketplace, product))),
  copies: new Map(products.map((product) => [product.ID, { product, variants: {} }])),
})

/** The products of the order's lines as the event described them. */
export async function readOwnProducts(db: Queryable, { uid, marketplace }: OrderRecord): Promise<OrderCatalog> {
  const rows = await db.rows<{ product: OwnProduct }>(
    sql`select product from line_items where order_uid = ${uid} and product is not null order by date_added`,
  )
  return catalogOf(
    marketplace,
    rows.map(({ product }) => product),
  )
}

/** The order with one more product on offer. Its price is the service's, so the caller may set it. */
export function withOwnProduct(locked: LockedOrder, product: OwnProduct): LockedOrder {
  const { catalog, caller, record } = locked
  const more = catalogOf(record.marketplace, [product])
  return {
    ...locked,
    catalog: {
      offers: new Map([...catalog.offers, ...more.offers]),
      copies: new Map([...catalog.copies, ...more.copies]),
    },
    caller: { ...caller, roles: [...caller.roles, 'OverrideUnitPrice'] },
  }
}
