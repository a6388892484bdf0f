import { marketingCalls } from '@tessera/contract/middleware/marketing'
import { sql } from '@tessera/server/sql'
import { isAdmitted, pretend, reply } from '../../../kit/admit-form.ts'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { email, maybeOrderNumber, plainName, someText } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayWriteTo, saveReceipt } from '../../../kit/form-receipts.ts'
import { gather } from '../../../kit/gather.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { attachPhoto, photoLink, readPhoto } from '../../../kit/uploads/contact-photos.ts'
import { getCentralEmail, listTopics, pickTopic } from './choices.ts'
import { type ContactFacts, contactForUs, contactReceived } from './contact-emails.ts'
import { findFormStore } from './find-form-store.ts'

type Sent = ShopCall<typeof marketingCalls.contactUs>

const thanks = (reference: string): string =>
  `Thank you. We’ll reply within one business day. Your reference is ${reference}.`

/** A message to the shop or to one store, which answers it. */
export const contactUsHandler = (needs: FormNeeds) =>
  handle(marketingCalls.contactUs, async (call) => {
    const { facts, photo, store } = await readForm(needs, call)
    if (!(await isAdmitted(needs, call))) return pretend(thanks, 'contact')
    const reference = await needs.database.transaction(async (db) => {
      const made = await saveReceipt(db, 'contact', facts.email, call.requestID)
      const { name, phone, topic, orderNumber, message } = facts
      await db.rows(sql`
        insert into contact_messages (reference, name, email, phone, topic, order_number, store_id, message)
        values (${made}, ${name}, ${facts.email}, ${phone}, ${topic}, ${orderNumber}, ${store?.id ?? null}, ${message})`)
      if (photo) await attachPhoto(db, photo, made)
      const photoUrl = photo && photoLink(needs, made, call.now)
      const told: ContactFacts = { ...facts, photoUrl, reference: made, storeName: store?.name ?? null }
      await queueMail(db, contactForUs(store?.email ?? (await getCentralEmail(db)), told))
      if (await mayWriteTo(db, facts.email)) await queueMail(db, contactReceived(told))
      return made
    })
    return reply(thanks(reference), reference)
  })

async function readForm({ database, linkSecret }: FormNeeds, { body, now }: Sent) {
  const [topics, store] = await Promise.all([listTopics(database), findFormStore(database, body.storeId)])
  const { photo, ...facts } = gather({
    name: () => plainName('name', body.name),
    email: () => email(body.email),
    phone: () => checkPhone(body.phone),
    topic: () => pickTopic(topics, body.topic),
    orderNumber: () => maybeOrderNumber(body.orderNumber),
    message: () => someText('message', body.message),
    photo: () => readPhoto(linkSecret, body.photo, now),
  })
  return { facts, photo, store }
}
