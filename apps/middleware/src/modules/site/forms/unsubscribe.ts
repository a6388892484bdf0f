import { marketingCalls } from '@tessera/contract/middleware/marketing'
import { queryValue } from '@tessera/server/call'
import { countAsForm, type FormReply, isAdmitted, pretend, reply } from '../../../kit/admit-form.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { email, maybeText } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayWriteTo, saveReceipt } from '../../../kit/form-receipts.ts'
import { gather } from '../../../kit/gather.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinked } from '../../../kit/link-token.ts'
import { confirmLeaving } from './news-emails.ts'
import { leaveLinks } from './news-links.ts'
import { leaveNews } from './news-readers.ts'

type Sent = ShopCall<typeof marketingCalls.unsubscribe>

/** The same message and effect for everyone, so it does not reveal who is subscribed. */
const sent = () => 'We sent an email to this address. Follow the link in it to unsubscribe.'

/**
 * With an email's link it takes effect at once; otherwise an email asks for confirmation, so that people cannot
 * unsubscribe others.
 */
export const unsubscribeHandler = (needs: FormNeeds) =>
  handle(marketingCalls.unsubscribe, (call) => {
    // one-click unsubscribe of mail programs: the token is in the query, and the body is theirs
    const token = call.body.token || queryValue(call, 'token')
    return token ? leave(needs, call, token) : ask(needs, call)
  })

async function leave({ database, linkSecret }: FormNeeds, call: Sent, token: string): Promise<FormReply> {
  const address = getLinked(linkSecret, token, 'leave', call.now)
  const { reason } = gather({ reason: () => maybeText('reason', call.body.reason) })
  const reference = await database.transaction(async (db) => {
    await leaveNews(db, address, reason)
    return saveReceipt(db, 'unsubscribe', address, call.requestID)
  })
  return reply(`${hidden(address)} is unsubscribed.`, reference)
}

/** Enough to recognize one's own address. */
const hidden = (address: string): string => address.replace(/^(.)[^@]*/, '$1…')

async function ask(needs: FormNeeds, call: Sent): Promise<FormReply> {
  await countAsForm(needs, call.from)
  const { address } = gather({ address: () => email(call.body.email) })
  if (!(await isAdmitted(needs, call))) return pretend(sent, 'unsubscribe')
  const reference = await needs.database.transaction(async (db) => {
    const made = await saveReceipt(db, 'unsubscribe', address, call.requestID)
    if (await mayWriteTo(db, address))
      await queueMail(db, confirmLeaving(address, leaveLinks(needs, address, call.now).page))
    return made
  })
  return reply(sent(), reference)
}
