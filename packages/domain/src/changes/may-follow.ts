import type { Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'
import { type Caller, mayCall } from '../identity/may-call.ts'

export interface FollowedWrite {
  operation: string
  params: Readonly<Record<string, string>>
}

const byID = new Map(operations.map((operation) => [operation.id, operation]))

/** The row that reads one record of a tag; settings have only one row to read. */
const readers = new Map<string, Operation>()
for (const operation of operations.filter(({ verb }) => verb === 'GET'))
  if (operation.name === 'Get' || !readers.has(operation.tag)) readers.set(operation.tag, operation)

/**
 * Whether a caller may be told that a write happened: only if they may read records of this kind. A supplier hears of
 * its own company alone, because the owner of other records is not in the event.
 */
export function mayFollow(caller: Caller, { operation: id, params }: FollowedWrite): boolean {
  const operation = byID.get(id)
  if (!operation || operation.path.startsWith('/me/') || operation.path === '/me') return false
  if (operation.tag === 'Cart' && id !== 'Cart.Submit') return false
  const reader = findReader(operation.tag)
  if (!reader) return false
  if (caller.userType === 'supplier' && params.supplierID !== caller.companyID) return false
  return mayCall(caller, reader, { ...params }) === 'yes'
}

/** A submitted cart is an order. Bundles of lines and collections of buyers are read under the plain tag. */
const findReader = (tag: string): Operation | undefined =>
  readers.get(tag === 'Cart' ? 'Orders' : tag) ?? readers.get(tag.replace(/^(Bundle|Buyer)/, ''))
