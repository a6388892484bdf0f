import { formCalls } from '@tessera/contract/middleware/forms/operations'
import type { Queryable } from '@tessera/server/database'
import { findMoment } from '@tessera/server/moment'
import { addressBlock } from '@tessera/server/rate-limit'
import { admitForm, countAsForm, type FormReply, fakeFormReply, formReply } from '../../../kit/admit-form.ts'
import { countHit } from '../../../kit/captcha/count-hit.ts'
import { checkFields } from '../../../kit/check-fields.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { optionalLine, optionalText, requiredEmail, requiredName } from '../../../kit/form-fields.ts'
import type { FormNeeds } from '../../../kit/form-needs.ts'
import { mayEmail, saveReceipt } from '../../../kit/form-receipts.ts'
import { handle, type ShopCall } from '../../../kit/http/handle.ts'
import { linkToken } from '../../../kit/link-token.ts'
import { checkPhone } from '../../../kit/phone.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { Store } from '../stores/store.ts'
import { cancelConsultation } from './cancel-consultation.ts'
import { consultationBookedEmail, storeConsultationEmail } from './consultation-emails.ts'
import { slotText } from './consultation-slots.ts'
import { bookSlot, type ConsultationBooking, listFreeSlots } from './consultations.ts'
import { findFormStore } from './find-form-store.ts'

type Sent = ShopCall<typeof formCalls.scheduleConsultation>

/** Limit per address, so that one visitor cannot book up a store. */
const bookings = { name: 'bookings', hits: 6, seconds: 24 * 60 * 60 }

/** Lists the free slots without a slot, books with one, and cancels with the token of a booking. */
export const scheduleConsultationHandler = (needs: FormNeeds) =>
  handle(formCalls.scheduleConsultation, async (call) => {
    const { token, storeId, slot } = call.body
    if (token) return cancelConsultation(needs, token, call.now)
    const store = (await findFormStore(needs.database, storeId)) ?? invalid('storeId', 'Choose a store.')
    return slot ? bookConsultation(needs, call, store) : listSlots(needs.database, store, call.now)
  })

async function listSlots(db: Queryable, store: Store, now: Date): Promise<FormReply> {
  const slots = await listFreeSlots(db, store, now)
  const message =
    slots.length > 0
      ? `These times are available at our ${store.name} store.`
      : `All times in the next two weeks are booked at our ${store.name} store. Please call ${store.phone}.`
  return { ...formReply(message), slots }
}

async function bookConsultation(needs: FormNeeds, call: Sent, store: Store): Promise<FormReply> {
  await countAsForm(needs, call.from)
  const booking = readForm(call.body, store)
  const time = slotText(booking.startsAt, store.timeZone)
  const thanks = (reference: string) =>
    `Thank you. We look forward to seeing you on ${time}. Your reference is ${reference}.`
  await checkFree(needs.database, booking, store, call.now)
  if (!(await admitForm(needs, call))) return fakeFormReply(thanks, 'consultation')
  await countHit(needs.database, bookings, addressBlock(call.from))
  const reference = await saveBooking(needs, call, booking, store)
  return formReply(thanks(reference), reference)
}

const readForm = (body: Sent['body'], store: Store): ConsultationBooking =>
  checkFields({
    storeId: () => store.id,
    startsAt: () => findMoment(body.slot ?? '') ?? invalid('slot', 'Choose an available time.'),
    way: () => body.way ?? 'store',
    name: () => requiredName('name', body.name),
    email: () => requiredEmail(body.email),
    phone: () => checkPhone(body.phone),
    topic: () => optionalLine('topic', body.topic),
    notes: () => optionalText('notes', body.notes),
  })

/** Checks first, so that a time that was never offered cannot be booked. */
async function checkFree(db: Queryable, { startsAt }: ConsultationBooking, store: Store, now: Date): Promise<void> {
  const slots = await listFreeSlots(db, store, now)
  if (!slots.some((slot) => slot.startsAt === startsAt.toISOString())) refuse('Form.SlotTaken', { data: { slots } })
}

async function saveBooking(needs: FormNeeds, call: Sent, booking: ConsultationBooking, store: Store): Promise<string> {
  const { database, publicUrl, linkSecret } = needs
  const reference = await database.transaction(async (db) => {
    const made = await saveReceipt(db, 'consultation', booking.email, call.requestID)
    if (!(await bookSlot(db, made, booking))) return undefined
    const facts = { ...booking, reference: made, time: slotText(booking.startsAt, store.timeZone), store }
    const token = linkToken(linkSecret, 'consultation', made, call.now)
    await queueEmail(db, storeConsultationEmail(facts, publicUrl))
    if (await mayEmail(db, booking.email))
      await queueEmail(db, consultationBookedEmail(facts, `${publicUrl}/consultation?token=${token}`, publicUrl))
    return made
  })
  return reference ?? refuse('Form.SlotTaken', { data: { slots: await listFreeSlots(database, store, call.now) } })
}
