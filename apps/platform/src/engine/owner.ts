import type { ErrorCode } from '@tessera/contract/errors'
import { fail, notFound } from '@tessera/server/api-error'
import { name, sql } from '@tessera/server/sql'
import type { PlatformCall } from '../actor.ts'
import type { ColumnAssignment } from './column-assignments.ts'
import { findColumn, type Table } from './table.ts'

/** The owner of the record that a call creates: always itself for a supplier; an administrator may name a supplier. */
export async function ownerOf({ actor, db }: PlatformCall, ownerID: unknown): Promise<string> {
  if (actor.userType === 'supplier') return actor.companyID
  if (actor.userType !== 'admin' || typeof ownerID !== 'string' || ownerID === actor.marketplace)
    return actor.marketplace
  const known = await db.find(sql`
    select from suppliers where marketplace_id = ${actor.marketplace} and id = ${ownerID}`)
  if (!known) throw notFound('Supplier', ownerID)
  return ownerID
}

/** Set on creation and never changed. */
const ownerFields: readonly string[] = ['OwnerID', 'SellerID']
export const isOwnerField = (field: string): boolean => ownerFields.includes(field)

export async function ownerAssignments(table: Table, call: PlatformCall): Promise<ColumnAssignment[]> {
  const field = ownerFields.find((one) => findColumn(table, one))
  const column = field && findColumn(table, field)?.column
  return column ? [{ column, value: sql`${await ownerOf(call, call.body[field])}` }] : []
}

interface OwnedThing {
  table: string
  code: ErrorCode
}

/** Owned records, by their name in paths and assignments. */
const owned: Record<string, OwnedThing> = {
  BundleID: { table: 'bundles', code: 'Product.CannotModify' },
  CatalogID: { table: 'catalogs', code: 'Catalog.CannotEdit' },
  LocaleID: { table: 'locales', code: 'Auth.UserNotAuthorizedToAdmin' },
  PriceScheduleID: { table: 'price_schedules', code: 'PriceSchedule.CannotModify' },
  ProductID: { table: 'products', code: 'Product.CannotModify' },
  PromotionID: { table: 'promotions', code: 'Auth.UserNotAuthorizedToAdmin' },
  SpecID: { table: 'specs', code: 'Auth.UserNotAuthorizedToAdmin' },
}

/** Stock, prices and sellers of a product may have other owners than the product. */
const besideProduct = /^(inventory_record|product_assignment)/

/** A supplier may write only records that belong to its own; `given` holds the IDs that an assignment names. */
export async function requireOwnership(
  { name: table }: Pick<Table, 'name'>,
  call: PlatformCall,
  given: Record<string, unknown> = {},
): Promise<void> {
  if (call.actor.userType !== 'supplier') return
  const named = {
    ...given,
    ...Object.fromEntries(Object.entries(call.params).map(([key, id]) => [capitalize(key), id])),
  }
  for (const [field, id] of Object.entries(named)) {
    const thing = field === 'ProductID' && besideProduct.test(table) ? undefined : owned[field]
    if (thing && typeof id === 'string') await requireOwnedThing(thing, call, id)
  }
}

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

async function requireOwnedThing({ table, code }: OwnedThing, { db, actor }: PlatformCall, id: string): Promise<void> {
  const foreign = await db.find(sql`
    select from ${name(table)}
    where marketplace_id = ${actor.marketplace} and id = ${id} and owner_id <> ${actor.companyID}`)
  if (foreign) fail(code, { ObjectID: id })
}
