import { type Offer, type OffersByProduct, offersByProduct } from '@tessera/domain/order-model/offer'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { buyerProducts } from '../visibility/buyer-products.ts'
import type { BuyerUser } from '../visibility/buyer-user.ts'
import { isUsable } from '../visibility/usable-stock.ts'
import type { Viewer } from '../visibility/viewer.ts'
import { visibleProducts } from '../visibility/visible-products.ts'
import type { CatalogEpoch } from './catalog-epoch.ts'
import { withFreshStock } from './fresh-stock.ts'
import { offerCacheFor, readCachedViewer } from './offer-cache.ts'
import type { ProductStock } from './product-stock.ts'

/** Copies of a product and its variants that a line stores. */
export interface Copies {
  product: object
  variants: Record<string, object>
}

export interface OrderCatalog {
  offers: OffersByProduct
  /** Copies that lines store, with wire names. */
  copies: ReadonlyMap<string, Copies>
}

export interface OfferWithCopies {
  offer: Offer
  copies: Copies
}

/** The user, seller and products to read the catalog for. */
export interface CatalogRequest {
  who: BuyerUser
  seller: string
  productIDs: readonly string[]
  /** Inventory records that lines already use. */
  recordIDs: readonly string[]
  /** Products whose stock the request needs. */
  withStock: ReadonlySet<string> | 'all'
  /** Stock that was read with the order. */
  stock?: readonly ProductStock[] | undefined
}

/** Reads the current offers of an order's products for its user. Invisible products are left out. */
export async function readCatalog(db: Queryable, shopping: CatalogRequest, epoch: CatalogEpoch): Promise<OrderCatalog> {
  const { who, seller, recordIDs, withStock: counted } = shopping
  const viewer = await readCachedViewer(db, epoch, who)
  const cached = offerCacheFor(epoch, viewer, seller)
  const productIDs = [...new Set(shopping.productIDs)]
  const known: OfferWithCopies[] = []
  const others: string[] = []
  for (const id of productIDs) {
    const offered = cached.find(id)
    if (offered) known.push(offered)
    else others.push(id)
  }
  const isCounted = ({ offer }: OfferWithCopies): boolean => counted === 'all' || counted.has(offer.product.id)
  // both statements are sent in one network write
  const [fresh, read] = await Promise.all([
    withFreshStock(db, who.marketplace, known, isCounted, shopping.stock),
    others.length > 0 ? readOffers(db, viewer, seller, others) : [],
  ])
  const found = [...fresh, ...read.map(cached.add)]
  const named = new Set(recordIDs)
  return {
    offers: offersByProduct(found.map(({ offer }) => withRecords(offer, named))),
    copies: new Map(found.map(({ offer, copies }) => [offer.product.id, copies])),
  }
}

/** Keeps the inventory records that the buyer may use or that lines already use. */
function withRecords(offer: Offer, named: ReadonlySet<string>): Offer {
  const records = offer.records.filter(({ id, isUsable }) => isUsable || named.has(id))
  return records.length === offer.records.length ? offer : { ...offer, records }
}

/** The offers of visible products, read afresh. */
export const readOffers = (
  db: Queryable,
  viewer: Viewer,
  seller: string,
  productIDs: readonly string[],
): Promise<OfferWithCopies[]> =>
  db.rows<OfferWithCopies>(sql`
    select json_build_object(
        'product', ${product}, 'schedule', ${schedule}, 'specs', ${specsJson(viewer)}, 'variants', ${variantsJson(viewer)},
        'records', ${recordsJson(viewer)}, 'hasRecords', ${hasRecords(viewer)}, 'isSoldBySeller', ${isSold(viewer, seller)},
        'categories', ${categoriesJson(viewer)}, 'bundle', ${bundleJson(viewer)}) as offer,
      json_build_object('product', ${productCopy}, 'variants', ${variantCopies(viewer)}) as copies
    from (
      select t.* from ${buyerProducts(viewer, seller)}
      where t.id = any(${productIDs}::text[]) and ${visibleProducts(viewer)}
      -- a fence: without it the price is computed once per field of the schedule, and planned ten times (13 ms)
      offset 0) t`)

const product = sql`json_build_object(
  'id', t.id, 'name', t.name, 'active', t.active, 'isParent', t.is_parent, 'isBundle', t.is_bundle, 'parentID', t.parent_id,
  'ownerID', t.owner_id, 'defaultSupplierID', t.default_supplier_id, 'shipFromAddressID', t.ship_from_address_id,
  'quantityMultiplier', t.quantity_multiplier, 'returnable', t.returnable, 'autoForward', t.auto_forward, 'xp', t.xp,
  'inventory', case when t.inventory_enabled is null then null else json_build_object(
    'enabled', t.inventory_enabled, 'variantLevelTracking', coalesce(t.inventory_variant_level_tracking, false),
    'orderCanExceed', coalesce(t.inventory_order_can_exceed, false), 'quantityAvailable', t.inventory_quantity_available) end)`

const schedule = sql`case when t.price_schedule is null then null else json_build_object(
  'id', t.price_schedule ->> 'ID', 'currency', t.price_schedule ->> 'Currency',
  'minQuantity', coalesce((t.price_schedule ->> 'MinQuantity')::int, 1), 'maxQuantity', (t.price_schedule ->> 'MaxQuantity')::int,
  'useCumulativeQuantity', (t.price_schedule ->> 'UseCumulativeQuantity')::boolean,
  'restrictedQuantity', (t.price_schedule ->> 'RestrictedQuantity')::boolean,
  'saleStart', t.price_schedule ->> 'SaleStart', 'saleEnd', t.price_schedule ->> 'SaleEnd',
  'breaks', coalesce(nullif(t.price_schedule -> 'PriceBreaks', 'null'), '[]')) end`

const specsJson = ({ marketplace }: Viewer): Sql => sql`(
  select coalesce(json_agg(json_build_object(
    'id', s.id, 'name', s.name, 'required', s.required, 'allowOpenText', s.allow_open_text, 'definesVariant', s.defines_variant,
    'defaultValue', coalesce(a.default_value, s.default_value), 'defaultOptionID', coalesce(a.default_option_id, s.default_option_id),
    'options', (
      select coalesce(json_agg(json_build_object('id', o.id, 'value', o.value, 'isOpenText', o.is_open_text,
        'priceMarkupType', o.price_markup_type, 'priceMarkup', (o.price_markup * 10000)::bigint) order by o.list_order, o.id), '[]')
      from spec_options o where o.marketplace_id = s.marketplace_id and o.spec_id = s.id)) order by s.list_order, s.id), '[]')
  from spec_product_assignments a
  join specs s on s.marketplace_id = a.marketplace_id and s.id = a.spec_id
  where a.marketplace_id = ${marketplace} and a.product_id in (t.id, t.parent_id))`

const variantsJson = ({ marketplace }: Viewer): Sql => sql`(
  select coalesce(json_agg(json_build_object(
    'id', v.id, 'active', v.active, 'quantityAvailable', v.inventory_quantity_available, 'specs', coalesce(v.specs, '[]'))), '[]')
  from variants v where v.marketplace_id = ${marketplace} and v.product_id = t.id)`

const recordsJson = (viewer: Viewer): Sql => sql`(
  select coalesce(json_agg(json_build_object(
    'id', r.id, 'variantID', r.variant_id, 'quantityAvailable', r.quantity_available, 'orderCanExceed', r.order_can_exceed,
    'isUsable', ${isUsable(viewer)})), '[]')
  from inventory_records r
  where r.marketplace_id = ${viewer.marketplace} and r.product_id = t.id)`

const hasRecords = ({ marketplace }: Viewer): Sql =>
  sql`exists (select from inventory_records r where r.marketplace_id = ${marketplace} and r.product_id = t.id)`

/** The marketplace owner sells everything; a supplier sells its own products and those assigned to it. */
const isSold = (
  { marketplace }: Viewer,
  seller: string,
): Sql => sql`(${seller} in (${marketplace}, t.owner_id) or exists (
  select from product_suppliers l
  where l.marketplace_id = ${marketplace} and l.product_id in (t.id, t.parent_id) and l.supplier_id = ${seller}))`

/** The categories of the product `t`, direct and with everything above them. */
export const categoriesJson = ({ marketplace }: Pick<Viewer, 'marketplace'>): Sql => sql`(
  with recursive up(catalog_id, id, direct) as (
    select a.catalog_id, a.category_id, true
    from category_product_assignments a
    where a.marketplace_id = ${marketplace} and a.product_id = coalesce(t.parent_id, t.id)
    union
    select c.catalog_id, c.parent_id, false
    from up join categories c on c.marketplace_id = ${marketplace} and c.catalog_id = up.catalog_id and c.id = up.id
    where c.parent_id is not null)
  select json_build_object(
    'direct', coalesce(json_agg(distinct id) filter (where direct), '[]'), 'within', coalesce(json_agg(distinct id), '[]')) from up)`

const bundleJson = ({ marketplace }: Viewer): Sql => sql`case when t.is_bundle then (
  select coalesce(json_agg(json_build_object('productID', b.product_id, 'required', b.required, 'defaultQuantity', b.default_quantity)
    order by b.product_id), '[]')
  from bundle_product_assignments b where b.marketplace_id = ${marketplace} and b.bundle_id = t.id) end`

export const productCopy = sql`json_build_object(
  'ID', t.id, 'Name', t.name, 'Description', t.description, 'Returnable', t.returnable, 'QuantityMultiplier', t.quantity_multiplier,
  'ShipWeight', t.ship_weight, 'ShipHeight', t.ship_height, 'ShipWidth', t.ship_width, 'ShipLength', t.ship_length,
  'DefaultSupplierID', t.default_supplier_id, 'ParentID', t.parent_id, 'xp', t.xp)`

export const variantCopies = ({ marketplace }: Pick<Viewer, 'marketplace'>): Sql => sql`(
  select coalesce(json_object_agg(v.id, json_build_object(
    'ID', v.id, 'Name', v.name, 'Description', v.description, 'ShipWeight', v.ship_weight, 'ShipHeight', v.ship_height,
    'ShipWidth', v.ship_width, 'ShipLength', v.ship_length, 'xp', v.xp)), '{}')
  from variants v where v.marketplace_id = ${marketplace} and v.product_id = t.id and v.active)`
