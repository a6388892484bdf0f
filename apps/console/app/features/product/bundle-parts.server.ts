import type { Values } from '../../generic/edit-fields.server.ts'
import { callOperation } from '../../operations/call-operation.server.ts'
import { findOperation } from '../../operations/find-operation.ts'
import { isAllowed, notHere, readOperation } from '../../operations/read-operation.server.ts'
import type { Staff } from '../../session/staff.server.ts'
import { readProduct } from './product-head.server.ts'

interface Listed<Item> {
  Items: Item[]
  Meta: { TotalCount: number }
}

interface Assignment {
  ProductID: string
  Required: boolean
  DefaultQuantity: number | null
}

export interface BundlePartsView {
  parts: { id: string; name: string; quantity: number; isRequired: boolean }[]
  total: number
  /** Where products are put into the bundle and taken out. */
  href: string
  mayChange: boolean
}

const operationOf = (id: string) => {
  const operation = findOperation(id)
  if (!operation) throw notHere()
  return operation
}

/** The first 100 products of a bundle. Null for any other product, and for people who may not read bundles. */
export async function loadBundleParts(staff: Staff, productID: string): Promise<BundlePartsView | null> {
  const list = operationOf('Bundles.ListProductAssignments')
  if (!isAllowed(staff.caller, list, {})) return null
  const { IsBundle } = await readProduct(staff, productID)
  if (IsBundle !== true) return null
  const query = new URLSearchParams({ bundleID: productID, pageSize: '100' })
  const { data } = await readOperation(staff, list, { params: {}, query })
  const { Items, Meta } = data as Listed<Assignment>
  const names = await readNames(
    staff,
    Items.map(({ ProductID }) => ProductID),
  )
  return {
    parts: Items.map(({ ProductID, Required, DefaultQuantity }) => ({
      id: ProductID,
      name: names.get(ProductID) ?? ProductID,
      quantity: DefaultQuantity ?? 1,
      isRequired: Required,
    })),
    total: Meta.TotalCount,
    href: `/r/bundles/${encodeURIComponent(productID)}/bundles-productassignments`,
    mayChange: isAllowed(staff.caller, operationOf('Bundles.SaveProductAssignment'), {}),
  }
}

/** A product without a name in the answer is shown by its SKU. */
async function readNames({ token }: Staff, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const query = new URLSearchParams({ ID: ids.join('|'), pageSize: '100' })
  const { isOk, data } = await callOperation(token, operationOf('Products.List'), { params: {}, query })
  const items = isOk ? (data as Listed<Values>).Items : []
  return new Map(items.map(({ ID, Name }) => [String(ID), String(Name ?? ID)]))
}
