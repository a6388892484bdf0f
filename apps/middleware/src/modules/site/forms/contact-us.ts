import { formCalls } from '@tessera/contract/middleware/forms/operations'
import { sql } from '@tessera/server/sql'
import { admitForm, fakeFormReply, formReply } from '../../../kit/admit-form.ts'
import { checkFields } from '../../../kit/check-fields.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { optionalOrderNumber, requiredEmail, requiredName, requiredText } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayEmail, saveReceipt } from '../../../kit/form-receipts.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { attachPhoto, photoLink, readPhotoToken } from '../../../kit/uploads/contact-photos.ts'
import { type ContactFacts, contactReceivedEmail, staffContactEmail } from './contact-emails.ts'
import { getSupportEmail, listContactTopics, pickTopic } from './contact-topics.ts'
import { findFormStore } from './find-form-store.ts'

type Sent = ShopCall<typeof formCalls.contactUs>

const thanksMessage = (reference: string): string =>
  `Thank you. We’ll reply within one business day. Your reference is ${reference}.`

/** A message to the shop or to one store, which answers it. */
export const contactUsHandler = (needs: FormNeeds) =>
  handle(formCalls.contactUs, async (call) => {
    const { facts, photo, store } = await readForm(needs, call)
    if (!(await admitForm(needs, call))) return fakeFormReply(thanksMessage, 'contact')
    const reference = await needs.database.transaction(async (db) => {
      const made = await saveReceipt(db, 'contact', facts.email, call.requestID)
      const { name, phone, topic, orderNumber, message } = facts
      await db.rows(sql`
        insert into contact_messages (reference, name, email, phone, topic, order_number, store_id, message)
        values (${made}, ${name}, ${facts.email}, ${phone}, ${topic}, ${orderNumber}, ${store?.id ?? null}, ${message})`)
      if (photo) await attachPhoto(db, photo, made)
      const photoUrl = photo && photoLink(needs, made, call.now)
      const emailFacts: ContactFacts = { ...facts, photoUrl, reference: made, storeName: store?.name ?? null }
      await queueEmail(db, staffContactEmail(store?.email ?? (await getSupportEmail(db)), emailFacts, needs.publicUrl))
      if (await mayEmail(db, facts.email)) await queueEmail(db, contactReceivedEmail(emailFacts, needs.publicUrl))
      return made
    })
    return formReply(thanksMessage(reference), reference)
  })

async function readForm({ database, linkSecret }: FormNeeds, { body, now }: Sent) {
  const [topics, store] = await Promise.all([listContactTopics(database), findFormStore(database, body.storeId)])
  const { photo, ...facts } = checkFields({
    name: () => requiredName('name', body.name),
    email: () => requiredEmail(body.email),
    phone: () => checkPhone(body.phone),
    topic: () => pickTopic(topics, body.topic),
    orderNumber: () => optionalOrderNumber(body.orderNumber),
    message: () => requiredText('message', body.message),
    photo: () => readPhotoToken(linkSecret, body.photo, now),
  })
  return { facts, photo, store }
}
