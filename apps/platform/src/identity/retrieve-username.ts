import { fail } from '@tessera/server/api-error'
import type { PlatformHandler } from '../actor.ts'
import { queueMessage } from '../messages/queue-message.ts'
import { readQueryValue } from './read-query-value.ts'
import {
  getRecoveryClient,
  listRecoveryAccounts,
  type RecoveryNeeds,
  recordRecovery,
  refuseIfFlooding,
} from './recovery.ts'

/** `POST /username/retrieve`: sends one message per account with that email address. */
export const retrieveUsername =
  (needs: RecoveryNeeds): PlatformHandler =>
  async (call) => {
    const clientID = readQueryValue(call.query, 'clientID')
    const email = readQueryValue(call.query, 'email')
    if (!clientID || !email) fail('Auth.ClientIDAndEmailRequired')
    await refuseIfFlooding(needs, call)
    const client = await getRecoveryClient(needs.database, clientID)
    const meant = await listRecoveryAccounts(needs.database, client, { email })
    await needs.database.transaction(async (db) => {
      for (const account of meant)
        await queueMessage(db, account, 'ForgottenUsername', usernameMessage(account.username), {
          clientID: client.id,
          logID: call.requestID,
        })
      await recordRecovery(db, call, client, meant)
    })
    return undefined
  }

const usernameMessage = (Username: string) => ({
  Username,
  PasswordRenewalUrl: null,
  PasswordRenewalVerificationCode: null,
  PasswordRenewalAccessToken: null,
})
