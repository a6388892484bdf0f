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

/** The same for everybody, and so is what happens: it does not say who reads our news. */
const sent = () => 'We sent an email to this address. Follow the link in it to unsubscribe.'

/** With the link of a letter at once; else a letter asks first, so that nobody signs off somebody else. */
export const unsubscribeHandler = (needs: FormNeeds) =>
  handle(marketingCalls.unsubscribe, (call) => {
    // mail programs press the button of a letter: the token is in the address then, and the body is theirs
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

/** Enough to know one's own address by. */
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
