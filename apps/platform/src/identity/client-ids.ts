import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { findBefore, keepBefore } from '../engine/before-write.ts'

const guid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** IDs of API clients are GUIDs and compared ignoring case; this is the stored spelling. */
export async function findClientID({ db, actor }: PlatformCall, id: unknown): Promise<string | undefined> {
  const row = await db.find<{ id: string }>(sql`
    select id from api_clients where marketplace_id = ${actor.marketplace} and lower(id) = lower(${String(id)})`)
  return row?.id
}

/** The request with the client ID in its stored spelling. */
export const withClientID =
  (handler: PlatformHandler): PlatformHandler =>
  async (call) => {
    const given = call.params.apiClientID ?? ''
    const params = { ...call.params, apiClientID: (await findClientID(call, given)) ?? given }
    const reply = await handler({ ...call, params })
    const before = findBefore({ params })
    // a read of the client keeps nothing, and a write may follow it
    if (before) keepBefore(call, before)
    return reply
  }

export function checkGuid(id: string): void {
  if (!guid.test(id)) fail('ValidationFailure', { Property: 'ID' }, 'The ID of an API client must be a GUID.')
}
