import { users } from '@tessera/contract/platform/identity/users'
import { grantedRoles } from '@tessera/domain/identity/granted-roles'
import { fail } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformCall, PlatformHandler } from '../actor.ts'
import { createAccessToken } from './grants.ts'
import { accountByKey, type SignInAccount } from './sign-in-accounts.ts'
import { findClient, mayUse, type SignInClient } from './sign-in-clients.ts'
import type { TokenMaker } from './token-maker.ts'
import { getUser, userTable } from './user-rows.ts'

const maxMinutes = 15
/** Never granted to an impersonator, even if the profile has them. */
const withheld = new Set(['BuyerImpersonation', 'PasswordReset'])
const table = userTable(users)

/** `POST …/users/{id}/accesstoken`: issues a short token for another user. It names both users and has no refresh. */
export const impersonationToken =
  (tokens: TokenMaker): PlatformHandler =>
  async (call) => {
    const { uid } = await getUser(table, call, pathParameter(call, 'userID'))
    const account = await accountByKey(call.db, uid)
    if (!account?.active) return fail('Auth.UserNotActive')
    if (!account.companyActive) return fail('Auth.CompanyNotActive')
    const client = await getClient(call, account)
    const config = (await findConfig(call, client, account)) ?? fail('Impersonation.ConfigError')
    const roles = rolesFor(call, client, config)
    const act = { usr: call.actor.username, u: call.actor.userKey, sv: config.version, config: config.id }
    return createAccessToken({ tokens, client }, account, roles, Math.min(maxMinutes, client.accessMinutes), { act })
  }

async function getClient({ db, actor, body }: PlatformCall, account: SignInAccount): Promise<SignInClient> {
  const client = await findClient(db, String(body.ClientID))
  if (!client || client.marketplace !== actor.marketplace)
    return fail('Impersonation.ClientIDNotFound', { ClientID: body.ClientID })
  if (!client.active) fail('Impersonation.BadApiClient', { ClientID: client.id })
  if (!(await mayUse(db, client, account))) fail('Impersonation.BuyerNotAssigned', { BuyerID: account.companyID })
  return client
}

interface Config {
  id: string
  roles: string[]
  /** The token version of the impersonator. */
  version: number
}

/** If several match, the most specific one. */
const findConfig = (
  { db, actor }: PlatformCall,
  client: SignInClient,
  account: SignInAccount,
): Promise<Config | undefined> =>
  db.find<Config>(sql`
    select i.id, coalesce(p.roles, '[]') || coalesce(p.custom_roles, '[]') as roles,
      coalesce(k.token_version, 1) as version
    from impersonation_configs i
    join security_profiles p on p.marketplace_id = i.marketplace_id and p.id = i.security_profile_id
    join users who on who.uid = ${actor.userKey}
    left join credentials k on k.uid = who.uid
    join users whom on whom.uid = ${account.uid}
    where i.marketplace_id = ${actor.marketplace} and i.client_id = ${client.id} and may_impersonate(i, who, whom)
    order by num_nonnulls(i.user_id, i.group_id, i.buyer_id) desc,
      num_nonnulls(i.impersonation_user_id, i.impersonation_group_id, i.impersonation_buyer_id) desc, i.id
    limit 1`)

function rolesFor({ body }: PlatformCall, client: SignInClient, { roles }: Config): string[] {
  const available = roles.filter((role) => !withheld.has(role))
  const requested = [body.Roles, body.CustomRoles].flatMap((list) => (list as string[] | null | undefined) ?? [])
  const granted = grantedRoles(available, requested.join(' '), client.limits)
  return (
    granted?.filter((role) => !withheld.has(role)) ??
    fail('Auth.InsufficientRoles', { AssignedRoles: available, RolesWithAccess: requested })
  )
}
