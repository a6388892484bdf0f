import { fail, notFound } from '@tessera/server/api-error'
import { sql } from '@tessera/server/sql'
import type { PlatformHandler } from '../actor.ts'
import { checkUrl, createResetMessage, storeResetMessage } from './send-verification-code.ts'
import { accountByKey } from './sign-in-accounts.ts'
import { findClient } from './sign-in-clients.ts'
import type { TokenMaker } from './token-maker.ts'

/** People open an invitation days later; a forgotten password is asked for at the screen. */
const invitationMinutes = 3 * 24 * 60

/** The code goes to the user's own address and replaces an earlier one, so it gives the caller nothing. */
export const inviteAdminUser =
  (tokens: TokenMaker): PlatformHandler =>
  async ({ db, actor, params, body, requestID }) => {
    const found = await db.find<{ uid: string }>(sql`
      select uid::text from users
      where marketplace_id = ${actor.marketplace} and company_type = 'seller' and id = ${params.userID ?? ''}`)
    const account = found && (await accountByKey(db, found.uid))
    if (!account?.active) throw notFound('User', params.userID)
    const url = checkUrl(body.URL) ?? fail('ValidationFailure', { Property: 'URL' }, 'URL must be a whole web address.')
    const client = await findClient(db, actor.clientID)
    if (!client) return fail('PasswordReset.MissingOrInvalidClientID')
    const message = await createResetMessage({ tokens }, client, account, url, invitationMinutes)
    await storeResetMessage(db, client, message, { type: 'NewUserInvitation', logID: requestID })
    return undefined
  }
