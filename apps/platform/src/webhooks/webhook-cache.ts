import { routeKey } from '@tessera/domain/integrations/webhook'
import type { Database } from '@tessera/server/database'
import { LruCache } from '@tessera/server/lru-cache'
import { sql } from '@tessera/server/sql'

/** A webhook as calls need it. */
export interface Webhook {
  id: string
  name: string
  isBefore: boolean
  url: string | null
  hashKey: string | null
  headerName: string | null
  headerValue: string | null
  elevatedRoles: readonly string[]
  configData: unknown
  /** Verb and route of the calls it is told about, in one text each. */
  routes: ReadonlySet<string>
  deliveryConfigID: string | null
  /** The kinds of targets of its delivery configuration. */
  targets: readonly string[]
}

export interface WebhookCache {
  /** The webhooks of an API client; undefined if it has none. */
  find(marketplace: string, clientID: string): Promise<readonly Webhook[] | undefined>
  /** After a change has committed. Other processes notice it within five seconds. */
  forget(marketplace: string): void
}

type WebhooksByClient = ReadonlyMap<string, readonly Webhook[]>

const trustMilliseconds = 5000
const maxMarketplaces = 1000

/** Webhooks by API client: a call of a client without webhooks asks the database at most once in five seconds. */
export function createWebhookCache(database: Database): WebhookCache {
  const known = new LruCache<{ byClient: Promise<WebhooksByClient>; until: number }>(maxMarketplaces)
  const read = (marketplace: string): Promise<WebhooksByClient> => {
    const hit = known.get(marketplace)
    if (hit && hit.until > Date.now()) return hit.byClient
    const byClient = readWebhooks(database, marketplace)
    known.set(marketplace, { byClient, until: Date.now() + trustMilliseconds })
    byClient.catch(() => known.delete(marketplace))
    return byClient
  }
  return {
    find: async (marketplace, clientID) => (await read(marketplace)).get(clientID.toLowerCase()),
    forget: (marketplace) => known.delete(marketplace),
  }
}

interface WebhookRow extends Omit<Webhook, 'routes'> {
  clientIDs: readonly string[]
  routeList: readonly { Route?: string | null; Verb?: string | null }[]
}

async function readWebhooks(database: Database, marketplace: string): Promise<WebhooksByClient> {
  const rows = await database.rows<WebhookRow>(sql`
    select w.id, w.name, w.before_process_request as "isBefore", w.url, w.hash_key as "hashKey",
      w.custom_auth_header_name as "headerName", w.custom_auth_header_value as "headerValue",
      coalesce(w.elevated_roles, '[]') as "elevatedRoles", w.config_data as "configData",
      coalesce(w.api_client_ids, '[]') as "clientIDs", coalesce(w.webhook_routes, '[]') as "routeList",
      w.delivery_config_id as "deliveryConfigID",
      array(select key from jsonb_each(c.delivery_targets) where value <> 'null') as targets
    from webhooks w
    left join delivery_configs c on c.marketplace_id = w.marketplace_id and c.id = w.delivery_config_id
    where w.marketplace_id = ${marketplace}
    order by w.name, w.id`)
  const byClient = new Map<string, Webhook[]>()
  for (const { clientIDs, routeList, ...row } of rows) {
    const routes = new Set(routeList.map(({ Verb, Route }) => routeKey(Verb ?? '', Route ?? '')))
    for (const id of new Set(clientIDs.map((one) => one.toLowerCase())))
      byClient.set(id, [...(byClient.get(id) ?? []), { ...row, routes }])
  }
  return byClient
}
