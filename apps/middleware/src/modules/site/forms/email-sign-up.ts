import { marketingCalls } from '@tessera/contract/middleware/marketing'
import { type FormReply, isAdmitted, pretend, reply } from '../../../kit/admit-form.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { email, line, maybeName, maybeZip } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayWriteTo, saveReceipt } from '../../../kit/form-receipts.ts'
import { gather } from '../../../kit/gather.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinked } from '../../../kit/link-token.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { alreadyReader, confirmNews, welcomeReader } from './news-emails.ts'
import { confirmLink, leaveLinks } from './news-links.ts'
import { confirmRequest, isReader, type NewsWish, saveNewsRequest, saveTopics } from './news-readers.ts'

type Sent = ShopCall<typeof marketingCalls.emailSignUp>

const mostInterests = 20
/** The same message for everyone, so it does not reveal who is subscribed. */
const sent = () => 'Almost done: we sent you an email. Follow the link in it within two days.'

/**
 * A sign-up counts once the link in the email is followed, which sends the token. A token with topics comes from a
 * subscriber who wants fewer topics, through the link at the end of every newsletter.
 */
export const emailSignUpHandler = (needs: FormNeeds) =>
  handle(marketingCalls.emailSignUp, (call) => {
    const { token, interests } = call.body
    if (!token) return ask(needs, call)
    return interests?.length ? chooseTopics(needs, call, token, interests) : confirm(needs, call, token)
  })

async function ask(needs: FormNeeds, call: Sent): Promise<FormReply> {
  const wish = readForm(call.body)
  if (!(await isAdmitted(needs, call))) return pretend(sent, 'sign-up')
  const reference = await needs.database.transaction(async (db) => {
    const made = await saveReceipt(db, 'sign-up', wish.email, call.requestID)
    const id = await saveNewsRequest(db, made, wish)
    const known = await isReader(db, wish.email)
    if (!(await mayWriteTo(db, wish.email))) return made
    const letter = known
      ? alreadyReader(wish, leaveLinks(needs, wish.email, call.now))
      : confirmNews(wish, confirmLink(needs, id, call.now))
    await queueMail(db, letter)
    return made
  })
  return reply(sent(), reference)
}

async function confirm(needs: FormNeeds, { now }: Sent, token: string): Promise<FormReply> {
  const id = getLinked(needs.linkSecret, token, 'news', now)
  const confirmed = await needs.database.transaction(async (db) => {
    const found = await confirmRequest(db, id)
    if (found?.isNew) await queueMail(db, welcomeReader(found, leaveLinks(needs, found.email, now)))
    return found
  })
  // unsubscribing in the meantime also withdraws the request
  return reply('Thank you. Your address is confirmed.', confirmed?.reference ?? refuse('Form.LinkUsed'))
}

async function chooseTopics(
  { database, linkSecret }: FormNeeds,
  call: Sent,
  token: string,
  given: readonly string[],
): Promise<FormReply> {
  const address = getLinked(linkSecret, token, 'leave', call.now)
  const { interests } = gather({ interests: () => readInterests(given) })
  const reference = await database.transaction(async (db) => {
    // the link does not subscribe people who left or never confirmed
    if (!(await saveTopics(db, address, interests))) refuse('Form.LinkUsed')
    return saveReceipt(db, 'sign-up', address, call.requestID)
  })
  return reply(`Saved. You’ll only hear from us about ${interests.join(', ')}.`, reference)
}

const readForm = (body: Sent['body']): NewsWish =>
  gather({
    email: () => email(body.email),
    firstName: () => maybeName('firstName', body.firstName),
    zip: () => maybeZip(body.zip),
    interests: () => readInterests(body.interests ?? []),
  })

function readInterests(given: readonly string[]): string[] {
  if (given.length > mostInterests) invalid('interests', `Choose up to ${mostInterests}.`)
  return [...new Set(given.map((one) => line('interests', one)))]
}
