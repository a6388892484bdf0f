import type { Operation } from '@tessera/contract/kit/operation'
import type { Actor } from '../actor.ts'
import { handlerOf } from '../engine/ruled.ts'
import type { Bulk } from './bulk.ts'
import type { BulkTarget } from './targets.ts'

/** Bulk import runs with full access. */
const filler = (marketplace: string): Actor => ({
  marketplace,
  clientID: '',
  userType: 'admin',
  userKey: '',
  userID: '',
  username: '',
  companyID: marketplace,
  roles: new Set(['FullAccess']),
  tokenID: '',
  tokenEnds: new Date(0),
})

/** Saves row by row through the handler that serves the API request. */
export async function saveEach(
  { db, marketplace, rows }: Bulk,
  target: BulkTarget,
  operation: Operation,
): Promise<void> {
  const save = handlerOf(target.handlers ?? {}, target.operation)
  const call = { db, actor: filler(marketplace), operation, now: new Date(), query: {}, from: '', requestID: '' }
  for (const { id = '', params, body } of rows) {
    const address = target.idParameter ? { ...params, [target.idParameter]: id } : params
    await save({ ...call, params: address, body, raw: body })
  }
}
