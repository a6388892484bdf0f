import { routeKey } from '@tessera/domain/integrations/webhook'
import { type Sql, sql } from '@tessera/server/sql'
import type { TrustedReads } from '../trusted-reads.ts'

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

/** Webhooks by API client: a call of a client without webhooks asks the database at most once in five seconds. */
export function createWebhookCache(reads: TrustedReads): WebhookCache {
  /** By what was read, which is the same object as long as it is trusted. */
  const byClient = new WeakMap<readonly WebhookRow[], WebhooksByClient>()
  return {
    find: async (marketplace, clientID) => {
      const { value } = await reads.find<readonly WebhookRow[]>(keyOf(marketplace), selectWebhooks(marketplace))
      const known = byClient.get(value) ?? groupByClient(value)
      byClient.set(value, known)
      return known.get(clientID.toLowerCase())
    },
    forget: (marketplace) => reads.forget(keyOf(marketplace)),
  }
}

const keyOf = (marketplace: string): string => `webhooks ${marketplace}`

interface WebhookRow extends Omit<Webhook, 'routes'> {
  clientIDs: readonly string[]
  routeList: readonly { Route?: string | null; Verb?: string | null }[]
}

const selectWebhooks = (marketplace: string): Sql => sql`
  select coalesce(json_agg(hook), '[]') from (
    select w.id, w.name, w.before_process_request as "isBefore", w.url, w.hash_key as "hashKey",
      w.custom_auth_header_name as "headerName", w.custom_auth_header_value as "headerValue",
      coalesce(w.elevated_roles, '[]') as "elevatedRoles", w.config_data as "configData",
      coalesce(w.api_client_ids, '[]') as "clientIDs", coalesce(w.webhook_routes, '[]') as "routeList",
      w.delivery_config_id as "deliveryConfigID",
      array(select key from jsonb_each(c.delivery_targets) where value <> 'null') as targets
    from webhooks w
    left join delivery_configs c on c.marketplace_id = w.marketplace_id and c.id = w.delivery_config_id
    where w.marketplace_id = ${marketplace}
    order by w.name, w.id) hook`

function groupByClient(rows: readonly WebhookRow[]): WebhooksByClient {
  const byClient = new Map<string, Webhook[]>()
  for (const { clientIDs, routeList, ...row } of rows) {
    const routes = new Set(routeList.map(({ Verb, Route }) => routeKey(Verb ?? '', Route ?? '')))
    for (const id of new Set(clientIDs.map((one) => one.toLowerCase())))
      byClient.set(id, [...(byClient.get(id) ?? []), { ...row, routes }])
  }
  return byClient
}
