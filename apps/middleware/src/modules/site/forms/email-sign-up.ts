import { formCalls } from '@tessera/contract/middleware/forms/operations'
import { admitForm, type FormReply, fakeFormReply, formReply } from '../../../kit/admit-form.ts'
import { checkFields } from '../../../kit/check-fields.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { optionalName, optionalZip, requiredEmail, requiredLine } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayEmail, saveReceipt } from '../../../kit/form-receipts.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { getLinkSubject } from '../../../kit/link-token.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import { alreadySubscribedEmail, confirmSubscriptionEmail, welcomeEmail } from './news-emails.ts'
import { confirmLink, unsubscribeLinks } from './news-links.ts'
import { confirmRequest, isReader, type NewsRequest, saveNewsRequest, saveTopics } from './news-readers.ts'

type Sent = ShopCall<typeof formCalls.emailSignUp>

const maxInterests = 20
/** The same message for everyone, so it does not reveal who is subscribed. */
const sentMessage = () => 'Almost done: we sent you an email. Follow the link in it within two days.'

/**
 * A sign-up counts once the link in the email is followed, which sends the token. A token with topics comes from a
 * subscriber who wants fewer topics, through the link at the end of every newsletter.
 */
export const emailSignUpHandler = (needs: FormNeeds) =>
  handle(formCalls.emailSignUp, (call) => {
    const { token, interests } = call.body
    if (!token) return requestSignUp(needs, call)
    return interests?.length ? chooseTopics(needs, call, token, interests) : confirmSignUp(needs, call, token)
  })

async function requestSignUp(needs: FormNeeds, call: Sent): Promise<FormReply> {
  const request = readForm(call.body)
  if (!(await admitForm(needs, call))) return fakeFormReply(sentMessage, 'sign-up')
  const reference = await needs.database.transaction(async (db) => {
    const made = await saveReceipt(db, 'sign-up', request.email, call.requestID)
    const id = await saveNewsRequest(db, made, request)
    const known = await isReader(db, request.email)
    if (!(await mayEmail(db, request.email))) return made
    const signUpEmail = known
      ? alreadySubscribedEmail(request, unsubscribeLinks(needs, request.email, call.now), needs.publicUrl)
      : confirmSubscriptionEmail(request, confirmLink(needs, id, call.now), needs.publicUrl)
    await queueEmail(db, signUpEmail)
    return made
  })
  return formReply(sentMessage(), reference)
}

async function confirmSignUp(needs: FormNeeds, { now }: Sent, token: string): Promise<FormReply> {
  const id = getLinkSubject(needs.linkSecret, token, 'news', now)
  const confirmed = await needs.database.transaction(async (db) => {
    const found = await confirmRequest(db, id)
    if (found?.isNew)
      await queueEmail(db, welcomeEmail(found, unsubscribeLinks(needs, found.email, now), needs.publicUrl))
    return found
  })
  // unsubscribing in the meantime also withdraws the request
  return formReply('Thank you. Your address is confirmed.', confirmed?.reference ?? refuse('Form.LinkUsed'))
}

async function chooseTopics(
  { database, linkSecret }: FormNeeds,
  call: Sent,
  token: string,
  input: readonly string[],
): Promise<FormReply> {
  const address = getLinkSubject(linkSecret, token, 'leave', call.now)
  const { interests } = checkFields({ interests: () => readInterests(input) })
  const reference = await database.transaction(async (db) => {
    // the link does not subscribe people who left or never confirmed
    if (!(await saveTopics(db, address, interests))) refuse('Form.LinkUsed')
    return saveReceipt(db, 'sign-up', address, call.requestID)
  })
  return formReply(`Saved. You’ll only hear from us about ${interests.join(', ')}.`, reference)
}

const readForm = (body: Sent['body']): NewsRequest =>
  checkFields({
    email: () => requiredEmail(body.email),
    firstName: () => optionalName('firstName', body.firstName),
    zip: () => optionalZip(body.zip),
    interests: () => readInterests(body.interests ?? []),
  })

function readInterests(input: readonly string[]): string[] {
  if (input.length > maxInterests) invalid('interests', `Choose up to ${maxInterests}.`)
  return [...new Set(input.map((one) => requiredLine('interests', one)))]
}
