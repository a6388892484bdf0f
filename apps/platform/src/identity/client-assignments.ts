import { relation as declare } from '@tessera/contract/kit/relation'
import { ApiClientAssignment, apiClients } from '@tessera/contract/platform/identity/api-clients'
import { fail, notFound } from '@tessera/server/api-error'
import { type Sql, sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { relation } from '../engine/relation.ts'
import { findClientID, withClientID } from './client-ids.ts'
import { handlerOf } from './handler-of.ts'

/** List and save are generic; delete uses the company's path, so it has its own handler. */
const declaration = declare({
  tag: 'ApiClients',
  named: 'Assignment',
  path: '/apiclients/assignments',
  remove: '/apiclients/assignments',
  model: ApiClientAssignment,
  roles: apiClients.roles,
  table: 'api_client_assignments',
  key: ['ApiClientID', 'BuyerID', 'SupplierID'],
  listBy: ['apiClientID', 'buyerID', 'supplierID'],
})
const generic = relation(declaration)

export const clientAssignments = (): PlatformHandlers => ({
  'ApiClients.ListAssignments': handlerOf(generic, 'ApiClients.ListAssignments'),
  'ApiClients.SaveAssignment': saveClientAssignment,
  'ApiClients.DeleteBuyerAssignment': removalHandler((id) => sql`buyer_id = ${id}`, 'buyerID'),
  'ApiClients.DeleteSupplierAssignment': removalHandler((id) => sql`supplier_id = ${id}`, 'supplierID'),
})

async function saveClientAssignment(call: PlatformCall): Promise<undefined> {
  const { ApiClientID, BuyerID, SupplierID } = call.body
  if (BuyerID && SupplierID) fail('PartyAssignment.CannotSpecifyBuyerAndSupplier')
  if (!BuyerID && !SupplierID) fail('PartyAssignment.RequiresBuyer')
  const client = await findClientID(call, ApiClientID)
  if (!client) throw notFound('ApiClient', ApiClientID)
  await handlerOf(generic, 'ApiClients.SaveAssignment')({ ...call, body: { ...call.body, ApiClientID: client } })
}

const removalHandler = (company: (id: string) => Sql, parameter: 'buyerID' | 'supplierID'): PlatformHandler =>
  withClientID(async ({ db, actor, params }) => {
    const gone = await db.find(sql`
      delete from api_client_assignments
      where marketplace_id = ${actor.marketplace} and api_client_id = ${params.apiClientID}
        and ${company(params[parameter] ?? '')}
      returning true`)
    if (!gone) throw notFound('ApiClientAssignment', `${params[parameter]} ${params.apiClientID}`)
    return undefined
  })
