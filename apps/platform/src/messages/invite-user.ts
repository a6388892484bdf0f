import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { createResetMessage, storeResetMessage } from '../identity/send-verification-code.ts'
import { accountByKey } from '../identity/sign-in-accounts.ts'
import { findClient } from '../identity/sign-in-clients.ts'
import type { RelayedEvent } from '../relay.ts'
import type { MessageNeeds } from './announce-events.ts'
import { findSenders } from './find-senders.ts'

const type = 'NewUserInvitation'

/** The same for a user that was saved under an ID: only one that did not exist before is invited. */
export async function inviteSavedUser(db: Queryable, event: RelayedEvent, needs: MessageNeeds): Promise<void> {
  const uid = await findNewUser(db, event)
  const made = await db.find(sql`
    select from users where uid = ${uid ?? null} and date_trunc('milliseconds', date_created) = ${event.at}`)
  if (made) await inviteUser(db, event, needs)
}

/**
 * Invites a new user with a code to set a password. Only where a sender is assigned for it: programs create users by the
 * thousand, and no one expects mail from that.
 */
export async function inviteUser(db: Queryable, event: RelayedEvent, { tokens }: MessageNeeds): Promise<void> {
  const uid = await findNewUser(db, event)
  if (!uid || !event.clientID || (await findSenders(db, uid, type)).length === 0) return
  const [account, client] = await Promise.all([accountByKey(db, uid), findClient(db, event.clientID)])
  if (!account?.active || !client) return
  const message = await createResetMessage({ tokens }, client, account, null)
  await storeResetMessage(db, client, message, { type, logID: event.requestID })
}

async function findNewUser(db: Queryable, { marketplace, params, replyID }: RelayedEvent): Promise<string | undefined> {
  const companyType = params.buyerID ? 'buyer' : params.supplierID ? 'supplier' : 'seller'
  const row = await db.find<{ uid: string }>(sql`
    select uid::text from users
    where marketplace_id = ${marketplace} and company_type = ${companyType}
      and company_id = ${params.buyerID ?? params.supplierID ?? marketplace} and id = ${replyID}`)
  return row?.uid
}
