import { collectionPath } from '@tessera/contract/kit/resource'
import { openIdConnects } from '@tessera/contract/platform/identity/open-id-connects'
import type { Queryable } from '@tessera/server/database'
import { type Sql, sql } from '@tessera/server/sql'
import { selectListWithout } from '../engine/select-list.ts'
import { tableOf } from '../engine/table.ts'

/** An OpenID Connect configuration as a log-in needs it. */
export interface Connection {
  marketplace: string
  id: string
  clientID: string
  connectClientID: string
  connectClientSecret: string
  authorizationEndpoint: string
  tokenEndpoint: string
  isUrlEncoded: boolean
  additionalScopes: readonly string[]
  appStartUrl: string
  errorUrl: string | null
  callsSyncUser: boolean
  event: UserEvent | null
  /** The configuration as receivers see it, without the secret. */
  wire: Record<string, unknown>
}

/** An external service that creates and updates the users of a connection. */
export interface UserEvent {
  id: string
  url: string
  hashKey: string
  headerName: string | null
  headerValue: string | null
  elevatedRoles: readonly string[]
  configData: unknown
}

const table = tableOf(openIdConnects.model, collectionPath(openIdConnects), openIdConnects.table)
const secrets: ReadonlySet<string> = new Set(['ConnectClientSecret'])

/** By the two names of a log-in link: an ID is unique within a marketplace, a client ID everywhere. */
export const findConnection = (db: Queryable, id: string, clientID: string): Promise<Connection | undefined> =>
  findWhere(db, sql`t.id = ${id} and lower(t.order_cloud_api_client_id) = lower(${clientID})`)

export const findConnectionOf = (db: Queryable, marketplace: string, id: string): Promise<Connection | undefined> =>
  findWhere(db, sql`t.marketplace_id = ${marketplace} and t.id = ${id}`)

const findWhere = (db: Queryable, where: Sql): Promise<Connection | undefined> =>
  db.find<Connection>(sql`
    select t.marketplace_id as marketplace, t.id, t.order_cloud_api_client_id as "clientID",
      t.connect_client_id as "connectClientID", t.connect_client_secret as "connectClientSecret",
      t.authorization_endpoint as "authorizationEndpoint", t.token_endpoint as "tokenEndpoint",
      t.url_encoded as "isUrlEncoded", coalesce(t.additional_idp_scopes, '[]') as "additionalScopes",
      t.app_start_url as "appStartUrl", t.custom_error_url as "errorUrl",
      t.call_sync_user_integration_event as "callsSyncUser",
      case when e.id is not null then json_build_object(
        'id', e.id, 'url', e.custom_implementation_url, 'hashKey', e.hash_key, 'headerName', e.custom_auth_header_name,
        'headerValue', e.custom_auth_header_value, 'elevatedRoles', coalesce(e.elevated_roles, '[]'), 'configData', e.config_data) end as event,
      (select row_to_json(wire) from (select ${selectListWithout(table, secrets)}) wire) as wire
    from open_id_connects t
    left join integration_events e on e.marketplace_id = t.marketplace_id and e.id = t.integration_event_id
    where ${where}`)
