import { trackingEvents } from '@tessera/contract/platform/integrations/tracking-events'
import { fail } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { requireEnabledDelivery } from './require-enabled-delivery.ts'

const checkTrackingEvent: WriteRule = async (call, { before, after }) => {
  const changed = before && ['EventType', 'ClientID'].find((name) => !isSame(before[name], after[name]))
  if (changed) fail('TrackingEvent.CannotUpdateProperty', { Property: changed })
  await requireEnabledDelivery(call, { missing: 'TrackingEvent.InvalidDeliveryConfigID' })
  return call.body.ClientID === undefined ? undefined : { ...call.body, ClientID: await clientID(call) }
}

const isSame = (one: unknown, other: unknown): boolean => String(one).toLowerCase() === String(other).toLowerCase()

/** Client IDs are compared ignoring case and stored as created. */
async function clientID({ db, actor, body }: PlatformCall): Promise<string> {
  const client = await db.find<{ id: string }>(sql`
    select id from api_clients
    where marketplace_id = ${actor.marketplace} and lower(id) = lower(${body.ClientID}::text)`)
  return client?.id ?? fail('TrackingEvent.InvalidClientID', { ClientID: body.ClientID })
}

export const trackingEventHandlers: PlatformHandlers = withRules(trackingEvents, checkTrackingEvent)
