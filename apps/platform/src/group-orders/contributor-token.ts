import { fail, notFound } from '@tessera/server/api-error'
import { pathParameter } from '@tessera/server/call'
import { sql } from '@tessera/server/sql'
import type { PlatformHandler } from '../actor.ts'
import { createAccessToken } from '../identity/grants.ts'
import { accountByKey } from '../identity/sign-in-accounts.ts'
import { findClient } from '../identity/sign-in-clients.ts'
import type { TokenMaker } from '../identity/token-maker.ts'

interface Invitation {
  userKey: string
  clientID: string
  minutesLeft: number
}

/**
 * `POST /grouporders/{id}/token` gives a token of its user for its own lines. It ends with
 * the invitation, and no one can renew it.
 */
export const contributorToken =
  (tokens: TokenMaker): PlatformHandler =>
  async (call) => {
    const id = pathParameter(call, 'invitationID')
    const invitation = await call.db.find<Invitation>(sql`
      select user_uid::text as "userKey", client_id as "clientID",
        floor(extract(epoch from expiration_date - now()) / 60)::int as "minutesLeft"
      from group_order_invitations where id = ${id}`)
    if (!invitation) throw notFound('GroupOrderInvitation', id)
    if (invitation.minutesLeft < 1) fail('GroupOrderInvitation.InvitationExpired', { InvitationID: id })
    const client = await findClient(call.db, invitation.clientID)
    if (!client?.active || !client.marketplaceActive) return fail('Auth.ClientNotActive')
    const account = await accountByKey(call.db, invitation.userKey)
    if (!account?.active) return fail('Auth.UserNotActive')
    if (!account.companyActive) return fail('Auth.CompanyNotActive')
    const minutes = Math.min(client.accessMinutes, invitation.minutesLeft)
    const reply = await createAccessToken({ tokens, client }, account, ['Shopper'], minutes, { invitation: id })
    await call.announce?.(call.db, [{ ...call, reply }])
    return reply
  }
