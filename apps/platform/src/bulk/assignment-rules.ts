import type { ErrorCode } from '@tessera/contract/errors'
import { Buyer } from '@tessera/contract/platform/companies/buyers'
import { findPartyProblem } from '@tessera/domain/assignments/party'
import { fail, notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import { refuseIf } from '../engine/refuse-if.ts'
import { type BulkBatch, type BulkRule, distinctTexts } from './bulk-batch.ts'
import { knownProducts } from './known-products.ts'
import { requireUsableSchedules } from './usable-schedules.ts'

/** Parties that this model may be assigned to. */
export const partyAssignmentRule =
  (model: string): BulkRule =>
  async ({ rows }) => {
    for (const { body } of rows) refuseIf(findPartyProblem(model, body))
    return rows
  }

/** A child follows its parent into catalogs and categories. */
const refuseChildren = async (bulk: BulkBatch, code: ErrorCode): Promise<void> => {
  const products = await knownProducts(bulk, distinctTexts(bulk.rows, 'ProductID'))
  const child = products.find(({ isChild }) => isChild)
  if (child) fail(code, { ProductID: child.id })
}

export const checkCatalogAssignments: BulkRule = async (bulk) => {
  await refuseChildren(bulk, 'Catalog.CannotAssignChildProduct')
  return bulk.rows
}

/** Assigning a product to a category also assigns it to the catalog. */
export const checkCategoryAssignments: BulkRule = async (bulk) => {
  const { db, marketplace, rows } = bulk
  await refuseChildren(bulk, 'Category.CannotAssignChildProduct')
  const places = rows.map(({ params, body }) => ({ catalog: params.catalogID, product: body.ProductID }))
  await db.rows(sql`
    insert into product_catalog_assignments (marketplace_id, catalog_id, product_id)
    select distinct ${marketplace}, r.catalog, r.product
    from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as r(catalog text, product text)
    on conflict (marketplace_id, catalog_id, product_id) do nothing`)
  return rows
}

interface RefusedAssignment {
  product: string
  buyer: string
  schedule: string | null
  hasBuyer: boolean
  isInCatalog: boolean
  currency: string | null
}

/** The rule of `catalog/product-assignments.ts`: known buyers, products of their catalogs, prices in their currency. */
export const checkBuyerAssignments: BulkRule = async (bulk) => {
  await knownProducts(bulk, distinctTexts(bulk.rows, 'ProductID'))
  await requireUsableSchedules(bulk, distinctTexts(bulk.rows, 'PriceScheduleID'))
  const refused = await findRefused(bulk)
  if (!refused) return partyAssignmentRule('ProductAssignment')(bulk)
  const { product, buyer, schedule, currency } = refused
  if (!refused.hasBuyer) throw notFound(Buyer.title, buyer)
  if (!refused.isInCatalog) fail('Product.CannotAssignNotInBuyerCatalog', { ProductID: product, BuyerID: buyer })
  return fail('PriceSchedule.CurrencyMismatch', { PriceScheduleID: schedule, Currency: currency })
}

const findRefused = ({ db, marketplace, rows }: BulkBatch): Promise<RefusedAssignment | undefined> =>
  db.find<RefusedAssignment>(sql`
    with given as (
      select r."ProductID" as product, r."BuyerID" as buyer, r."UserGroupID" as user_group, r."PriceScheduleID" as schedule
      from jsonb_to_recordset(${JSON.stringify(rows.map(({ body }) => body))}::jsonb)
        as r("ProductID" text, "BuyerID" text, "UserGroupID" text, "PriceScheduleID" text)
    ), parties as (
      select g.buyer, g.user_group, b.id is not null as "hasBuyer", (
        select l.currency from locale_assignments a
        join locales l on l.marketplace_id = a.marketplace_id and l.id = a.locale_id
        where a.marketplace_id = ${marketplace} and a.buyer_id = g.buyer
          and (a.user_group_id is null or a.user_group_id = g.user_group)
        order by a.user_group_id nulls last
        limit 1) as currency
      from (select distinct buyer, user_group from given) g
      left join buyers b on b.marketplace_id = ${marketplace} and b.id = g.buyer
    )
    select * from (
      select g.product, g.buyer, g.schedule, y."hasBuyer", y.currency, s.currency as priced, exists (
          select from catalog_assignments c
          where c.marketplace_id = ${marketplace} and c.buyer_id = g.buyer and (
            exists (select from product_catalog_assignments i
              where i.marketplace_id = c.marketplace_id and i.catalog_id = c.catalog_id and i.product_id = coalesce(p.parent_id, p.id))
            or exists (select from bundle_catalog_assignments i
              where i.marketplace_id = c.marketplace_id and i.catalog_id = c.catalog_id and i.bundle_id = coalesce(p.parent_id, p.id))))
          as "isInCatalog"
      from given g
      join parties y on y.buyer = g.buyer and y.user_group is not distinct from g.user_group
      join products p on p.marketplace_id = ${marketplace} and p.id = g.product
      left join price_schedules s on s.marketplace_id = ${marketplace} and s.id = g.schedule) found
    where not "hasBuyer" or not "isInCatalog" or lower(priced) <> lower(currency)
    limit 1`)
