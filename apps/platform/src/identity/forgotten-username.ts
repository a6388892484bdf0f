import { fail } from '@tessera/server/api-error'
import type { PlatformHandler } from '../actor.ts'
import { asked } from './asked.ts'
import { getRecoveryClient, leaveMessage, listMeant, type RecoveryNeeds, recordFor, refuseFlood } from './recovery.ts'

/** `POST /username/retrieve`: sends one message per account with that email address. */
export const retrieveUsername =
  (needs: RecoveryNeeds): PlatformHandler =>
  async (call) => {
    const clientID = asked(call.query, 'clientID')
    const email = asked(call.query, 'email')
    if (!clientID || !email) fail('Auth.ClientIDAndEmailRequired')
    await refuseFlood(needs, call)
    const client = await getRecoveryClient(needs.database, clientID)
    const meant = await listMeant(needs.database, client, { email })
    await needs.database.transaction(async (db) => {
      for (const account of meant) {
        await leaveMessage(db, account, 'ForgottenUsername', forgotten(account.username))
        await recordFor(db, call, client, account)
      }
    })
    return undefined
  }

const forgotten = (Username: string) => ({
  Username,
  PasswordRenewalUrl: null,
  PasswordRenewalVerificationCode: null,
  PasswordRenewalAccessToken: null,
})
