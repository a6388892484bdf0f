import type { Database } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Actor, PlatformCall } from '../actor.ts'
import { readQueryValue } from '../identity/read-query-value.ts'

type NamedClient = Pick<Actor, 'marketplace' | 'clientID'>

/**
 * The API client of a call without a token: forgotten credentials name it, and an invitation to a group order has one.
 * Token requests are no calls that webhooks know.
 */
export async function findNamedClient(
  database: Database,
  { operation, body, query, params }: Pick<PlatformCall, 'operation' | 'body' | 'query' | 'params'>,
): Promise<NamedClient | undefined> {
  if (operation.tag === 'Auth') return undefined
  if (operation.tag === 'GroupOrders')
    return database.find<NamedClient>(sql`
      select marketplace_id as marketplace, client_id as "clientID" from group_order_invitations
      where id = ${params.invitationID ?? null}`)
  const named = body.ClientID ?? readQueryValue(query, 'clientID')
  if (typeof named !== 'string') return undefined
  return database.find<NamedClient>(sql`
    select marketplace_id as marketplace, id as "clientID" from api_clients where lower(id) = lower(${named})`)
}
