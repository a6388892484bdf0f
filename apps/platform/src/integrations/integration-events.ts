import { integrationEvents } from '@tessera/contract/platform/integrations/integration-events'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import type { WriteContext } from '../engine/write-context.ts'
import { withStoredHeader } from './with-stored-header.ts'

/** Elevated roles go into a token, which needs a client that admits the seller's side. */
async function requireSellerClient({ db, actor }: PlatformCall, { after }: WriteContext): Promise<void> {
  const { ElevatedRoles: roles } = after
  if (!Array.isArray(roles) || roles.length === 0) return
  const client = await db.find(
    sql`select from api_clients where marketplace_id = ${actor.marketplace} and active and allow_seller limit 1`,
  )
  if (!client) fail('IntegrationEvent.AllowSellerApiClientRequired', { ElevatedRoles: roles })
}

/** The type cannot change, because API clients may be linked to it; if omitted, it stays. */
const sameType: WriteRule = async (call, written) => {
  const { EventType: given } = call.body
  const { before } = written
  if (before?.EventType && given !== undefined && given !== before.EventType)
    fail('IntegrationEvent.CannotEditType', { EventType: before.EventType })
  await requireSellerClient(call, written)
  const body = withStoredHeader(call, written)
  return before ? { ...body, EventType: given ?? before.EventType } : body
}

export const integrationEventHandlers: PlatformHandlers = withRules(integrationEvents, sameType)
