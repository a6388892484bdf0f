import { formCalls } from '@tessera/contract/middleware/forms/operations'
import { queryValue } from '@tessera/server/call'
import { admitForm, countAsForm, type FormReply, fakeFormReply, formReply } from '../../../kit/admit-form.ts'
import { checkFields } from '../../../kit/check-fields.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { optionalText, requiredEmail } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayEmail, saveReceipt } from '../../../kit/form-receipts.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinkSubject } from '../../../kit/link-token.ts'
import { confirmUnsubscribeEmail } from './news-emails.ts'
import { unsubscribeLinks } from './news-links.ts'
import { unsubscribeReader } from './news-readers.ts'

type Sent = ShopCall<typeof formCalls.unsubscribe>

/** The same message and effect for everyone, so it does not reveal who is subscribed. */
const sentMessage = () => 'We sent an email to this address. Follow the link in it to unsubscribe.'

/**
 * With an email's link it takes effect at once; otherwise an email asks for confirmation, so that people cannot
 * unsubscribe others.
 */
export const unsubscribeHandler = (needs: FormNeeds) =>
  handle(formCalls.unsubscribe, (call) => {
    // one-click unsubscribe of mail programs: the token is in the query, and the body is theirs
    const token = call.body.token || queryValue(call, 'token')
    return token ? unsubscribe(needs, call, token) : requestUnsubscribe(needs, call)
  })

async function unsubscribe({ database, linkSecret }: FormNeeds, call: Sent, token: string): Promise<FormReply> {
  const address = getLinkSubject(linkSecret, token, 'leave', call.now)
  const { reason } = checkFields({ reason: () => optionalText('reason', call.body.reason) })
  const reference = await database.transaction(async (db) => {
    await unsubscribeReader(db, address, reason)
    return saveReceipt(db, 'unsubscribe', address, call.requestID)
  })
  return formReply(`${maskEmail(address)} is unsubscribed.`, reference)
}

/** Enough to recognize one's own address. */
const maskEmail = (address: string): string => address.replace(/^(.)[^@]*/, '$1…')

async function requestUnsubscribe(needs: FormNeeds, call: Sent): Promise<FormReply> {
  await countAsForm(needs, call.from)
  const { address } = checkFields({ address: () => requiredEmail(call.body.email) })
  if (!(await admitForm(needs, call))) return fakeFormReply(sentMessage, 'unsubscribe')
  const reference = await needs.database.transaction(async (db) => {
    const made = await saveReceipt(db, 'unsubscribe', address, call.requestID)
    if (await mayEmail(db, address))
      await queueEmail(
        db,
        confirmUnsubscribeEmail(address, unsubscribeLinks(needs, address, call.now).page, needs.publicUrl),
      )
    return made
  })
  return formReply(sentMessage(), reference)
}
