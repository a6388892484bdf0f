import { explainProduct } from '@tessera/contract/platform/additions/explain-product'
import { listStock } from '@tessera/contract/platform/additions/stock-places'
import { getOperation } from '@tessera/contract/platform/get-operation'
import type { Values } from '../../generic/edit-fields.server.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { isAllowed, notHere, readOperation } from '../../operations/read-operation.server.ts'
import { mayAudit } from '../../session/may-audit.server.ts'
import type { Staff } from '../../session/staff.server.ts'

/** The tabs of a product's page, each with the read that it needs. */
const tabs = [
  ['', 'Facts', 'Products.Get'],
  ['variants', 'Variants', 'Products.ListVariants'],
  ['pictures', 'Pictures', 'Products.Get'],
  ['prices', 'Prices', 'Products.ListAssignments'],
  ['stock', 'Stock', listStock],
  ['why', 'Who sees it', explainProduct],
  ['web', 'Web address', 'Products.Get'],
  ['reviews', 'Reviews', 'Products.Get'],
] as const

const create = getOperation('Products.Create')
const stockRecords = getOperation('InventoryRecords.List')

export interface ProductHead {
  id: string
  name: string
  isActive: boolean
  /** The address of its page in the shop; null if it has none. */
  shopPath: string | null
  hasHistory: boolean
  mayDuplicate: boolean
  /** For users of a supplier, who have no page of the stock of all places: the records of their own. */
  hasStockRecords: boolean
  tabs: { path: string; label: string }[]
}

export async function readProduct(staff: Staff, productID: string): Promise<Values> {
  const read = findOperation('Products.Get')
  if (!read) throw notHere()
  return (await readOperation(staff, read, { params: { productID } })).data as Values
}

/** Why a user of a supplier may read this product and not change it; null for those who may. */
export function othersProduct({ supplierID }: Staff, { OwnerID }: Values): string | null {
  return supplierID === null || OwnerID === supplierID
    ? null
    : 'This product belongs to the store. Ask the store to change it.'
}

export function headOf(staff: Staff, { ID, Name, Active, xp }: Values): ProductHead {
  const productID = String(ID)
  const { slug } = (xp ?? {}) as { slug?: unknown }
  return {
    id: productID,
    name: String(Name ?? ID),
    isActive: Active === true,
    shopPath: typeof slug === 'string' && slug !== '' ? `/products/${encodeURIComponent(slug)}` : null,
    hasHistory: mayAudit(staff),
    mayDuplicate: isAllowed(staff.caller, create, {}),
    hasStockRecords: staff.caller.userType === 'supplier' && isAllowed(staff.caller, stockRecords, { productID }),
    tabs: tabs
      .filter(([, , read]) => {
        const operation = typeof read === 'string' ? findOperation(read) : read
        return operation !== undefined && isAllowed(staff.caller, operation, { productID })
      })
      .map(([path, label]) => ({ path, label })),
  }
}
