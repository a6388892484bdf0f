import type { Operation } from '@tessera/contract/kit/operation'
import type { Actor } from '../actor.ts'
import { handlerOf } from '../engine/with-rules.ts'
import type { BulkBatch } from './bulk-batch.ts'
import type { BulkTarget } from './bulk-targets.ts'

/** Bulk import runs with full access. */
const importActor = (marketplace: string): Actor => ({
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
  tokenVersion: 0,
})

/** Saves row by row through the handler that serves the API request. */
export async function saveEach(
  { db, marketplace, rows }: BulkBatch,
  target: BulkTarget,
  operation: Operation,
): Promise<void> {
  const save = handlerOf(target.handlers ?? {}, target.operation)
  const call = { db, actor: importActor(marketplace), operation, now: new Date(), query: {}, from: '', requestID: '' }
  for (const { id = '', params, body } of rows) {
    const address = target.idParameter ? { ...params, [target.idParameter]: id } : params
    await save({ ...call, params: address, body, raw: body })
  }
}
