import type { HttpVerb, Operation } from '@tessera/contract/kit/operation'
import { operations } from '@tessera/contract/platform/operations'

const writes = new Map(
  operations
    .filter(({ verb }) => verb !== 'GET')
    .map((operation) => [`${operation.verb} ${operation.path}`, operation]),
)

/** The write at the address of a read: a change, a replacement or a deletion of that record. */
export const findWrite = (verb: Exclude<HttpVerb, 'GET'>, { path }: Operation): Operation | undefined =>
  writes.get(`${verb} ${path}`)

/** The creation in a list. Assignments are saved elsewhere, and some records are made by actions alone. */
export function findCreate({ path }: Operation): Operation | undefined {
  const create = writes.get(`POST ${path}`)
  return create?.name.startsWith('Create') && create.body ? create : undefined
}
