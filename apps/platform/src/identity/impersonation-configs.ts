import { impersonationConfigs } from '@tessera/contract/platform/identity/impersonation'
import { fail, notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler, PlatformHandlers } from '../actor.ts'
import { crud } from '../engine/crud.ts'
import { findClientID } from './client-ids.ts'
import { handlerOf } from './handler-of.ts'
import { refuseForeignProfile } from './refuse-foreign-roles.ts'

const generic = crud(impersonationConfigs)

export const impersonationConfigHandlers = (): PlatformHandlers => ({
  'ImpersonationConfigs.Create': writeConfig('Create'),
  'ImpersonationConfigs.Save': writeConfig('Save'),
  'ImpersonationConfigs.Patch': writeConfig('Patch'),
  'ImpersonationConfigs.Delete': handlerOf(generic, 'ImpersonationConfigs.Delete'),
})

const writeConfig =
  (verb: string): PlatformHandler =>
  async (call) => {
    const body = { ...call.body }
    if (typeof body.ClientID === 'string') {
      const client = await findClientID(call, body.ClientID)
      body.ClientID = client ?? fail('Impersonation.ClientIDNotFound', { ClientID: body.ClientID })
    }
    // the author of the configuration grants its roles, so the author must hold them
    if (body.SecurityProfileID) await refuseForeignProfile(call, body.SecurityProfileID)
    const current = verb === 'Patch' ? await findParties(call) : undefined
    await checkParties(call, { ...current, ...body })
    return handlerOf(generic, `ImpersonationConfigs.${verb}`)({ ...call, body })
  }

interface Parties {
  ImpersonationBuyerID?: unknown
  ImpersonationGroupID?: unknown
  ImpersonationUserID?: unknown
  BuyerID?: unknown
  GroupID?: unknown
  UserID?: unknown
}

const findParties = ({ db, actor, params }: PlatformCall): Promise<Parties | undefined> =>
  db.find<Parties>(sql`
    select impersonation_buyer_id as "ImpersonationBuyerID", impersonation_group_id as "ImpersonationGroupID",
      impersonation_user_id as "ImpersonationUserID", buyer_id as "BuyerID", group_id as "GroupID", user_id as "UserID"
    from impersonation_configs
    where marketplace_id = ${actor.marketplace} and id = ${params.impersonationConfigID}
    for update`)

/** Foreign keys check buyers, their groups and users; the seller's side has none, so it is checked here. */
async function checkParties(call: PlatformCall, parties: Parties): Promise<void> {
  const { ImpersonationBuyerID, ImpersonationGroupID: group, ImpersonationUserID: user } = parties
  if ((parties.GroupID || parties.UserID) && !parties.BuyerID) fail('Impersonation.BuyerNetworkBuyerIDRequired')
  if ((parties.GroupID && parties.UserID) || (group && user)) fail('PartyAssignment.CannotSpecifyGroupAndUser')
  if (ImpersonationBuyerID) return
  const { db, actor } = call
  const own = sql`marketplace_id = ${actor.marketplace} and company_type = 'seller'`
  if (user && !(await db.find(sql`select from users where ${own} and id = ${user}`))) throw notFound('User', user)
  if (group && !(await db.find(sql`select from user_groups where ${own} and id = ${group}`)))
    throw notFound('UserGroup', group)
}
