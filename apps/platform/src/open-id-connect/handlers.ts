import { openIdConnects } from '@tessera/contract/platform/identity/open-id-connects'
import { findOrigin } from '@tessera/domain/identity/start-address'
import { fail } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { findTarget } from '@tessera/server/outbound/outbound-target'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'

/** Configurations that could never log anyone in are refused when they are saved. */
export const openIdConnectHandlers = (outboundAllow: readonly string[]): PlatformHandlers => {
  const allow = new Set(outboundAllow.map((one) => one.trim().toLowerCase()))
  const checkConnection: WriteRule = async (call, { after }) => {
    for (const property of ['AuthorizationEndpoint', 'AppStartUrl', 'CustomErrorUrl'])
      if (after[property] && !findOrigin(String(after[property])))
        refuse(property, `${property} must be an address with a fixed host, such as https://shop.example/start.`)
    if (typeof findTarget(String(after.TokenEndpoint), allow) === 'string')
      refuse('TokenEndpoint', 'TokenEndpoint must be an https address that the platform may call.')
    await checkEvent(call, after)
    return undefined
  }
  return withRules(openIdConnects, checkConnection)
}

async function checkEvent(
  { db, actor }: PlatformCall,
  { IntegrationEventID: id, CallSyncUserIntegrationEvent: callsSync }: RequestBody,
): Promise<void> {
  if (!id && callsSync) refuse('CallSyncUserIntegrationEvent', 'CallSyncUserIntegrationEvent needs IntegrationEventID.')
  if (!id) return
  const event = await db.find<{ type: string }>(sql`
    select event_type as type from integration_events where marketplace_id = ${actor.marketplace} and id = ${id}`)
  if (event && event.type !== 'OpenIDConnect')
    fail('IntegrationEvent.IncompatibleEventType', {
      Property: 'IntegrationEventID',
      Expected: 'OpenIDConnect',
      EventType: event.type,
    })
}

const refuse = (property: string, message: string): never => fail('ValidationFailure', { Property: property }, message)
