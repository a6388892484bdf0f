import { additions } from '@tessera/contract/platform/additions/operations'
import { ApiClient } from '@tessera/contract/platform/identity/api-clients'
import { webhooks } from '@tessera/contract/platform/integrations/webhooks'
import { operations } from '@tessera/contract/platform/operations'
import { findWebhookProblem, routeKey, routeOf } from '@tessera/domain/integrations/webhook'
import { fail, notFound } from '@tessera/server/api-error'
import type { RequestBody } from '@tessera/server/call'
import { findTarget } from '@tessera/server/outbound/outbound-target'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandlers } from '../actor.ts'
import { refuseIf } from '../engine/refuse-if.ts'
import { type WriteRule, withRules } from '../engine/with-rules.ts'
import { requireEnabledDelivery } from './require-enabled-delivery.ts'
import { withStoredHeader } from './with-stored-header.ts'

/** A host of OUTBOUND_ALLOW may be called without https. */
export function webhookHandlers(outboundAllow: readonly string[]): PlatformHandlers {
  const allow = new Set(outboundAllow.map((host) => host.toLowerCase()))
  const checkWebhook: WriteRule = async (call, written) => {
    const { Url: url } = written.after
    const target = findTarget(String(url), allow)
    if (url && (target === 'refused-port' || target === 'refused-credentials'))
      fail('ValidationFailure', { Property: 'Url' }, sentences[target])
    refuseIf(findWebhookProblem(written.after, typeof target !== 'string'))
    await requireEnabledDelivery(call)
    checkRoutes(call.body)
    await requireClients(call)
    return withStoredHeader(call, written)
  }
  return withRules(webhooks, checkWebhook)
}

const sentences = {
  'refused-port': 'Url must use port 443 or 8443.',
  'refused-credentials': 'Url must not hold a user name or a password.',
}

/** Reads and token requests have no webhooks. */
const hookedRoutes = new Set(
  [...operations, ...additions]
    .filter(({ verb, tag }) => verb !== 'GET' && tag !== 'Auth')
    .map((row) => routeKey(row.verb, routeOf(row))),
)

/** A route that no call has would never be told anything, so it is refused. */
function checkRoutes({ WebhookRoutes: routes }: RequestBody): void {
  for (const { Route, Verb } of (routes ?? []) as RequestBody[]) {
    const isKnown = hookedRoutes.has(routeKey(String(Verb), String(Route)))
    const sentence = `${Verb} ${Route} is not a write of this API, so no webhook can be told about it.`
    if (!isKnown) fail('ValidationFailure', { Property: 'WebhookRoutes' }, sentence)
  }
}

/** Client IDs are compared ignoring case. */
async function requireClients({ db, actor, body }: PlatformCall): Promise<void> {
  const ids = (body.ApiClientIDs ?? []) as string[]
  const found = await db.find<{ missing: string | null }>(sql`
    select min(g.id) as missing from unnest(${ids}::text[]) as g(id)
    where not exists (
      select from api_clients c where c.marketplace_id = ${actor.marketplace} and lower(c.id) = lower(g.id))`)
  if (found?.missing) throw notFound(ApiClient.title, found.missing)
}
