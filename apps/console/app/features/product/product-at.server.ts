import type { Operation } from '@tessera/contract/kit/operation'
import { type FoundOperation, findOperation } from '../../operations/find-operation.ts'
import { findWrite } from '../../operations/find-write.ts'
import { notHere } from '../../operations/read-operation.server.ts'

/** The record of a product and the write that changes it. */
export function productAt(productID: string): { found: FoundOperation; write: Operation } {
  const operation = findOperation('Products.Get')
  const write = operation && findWrite('PATCH', operation)
  if (!operation || !write) throw notHere()
  return { found: { operation, params: { productID } }, write }
}
