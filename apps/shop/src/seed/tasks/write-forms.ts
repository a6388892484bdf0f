import type { FormName } from '@tessera/middleware/kit/form-receipts'
import { slotsOf } from '@tessera/middleware/modules/site/forms/consultation-slots'
import { bookSlot } from '@tessera/middleware/modules/site/forms/consultations'
import { saveVendorPayment } from '@tessera/middleware/modules/site/forms/vendor-records'
import { getStore } from '@tessera/middleware/modules/site/stores/store-records'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { castStoreId } from '../history/cast.ts'
import { type HistoryClock, momentOf } from '../history/history-clock.ts'
import { drawDamage } from './draw-damage.ts'

const messages = [
  {
    reference: 'C-4KD7XNPQ',
    name: 'Harriet Boone',
    email: 'harriet.boone@home.example',
    phone: '404-555-0142',
    topic: 'Product question',
    message: 'Is the slate hex safe for a shower floor? My contractor says it needs a sealer first.',
    ago: 2,
    hasPhoto: false,
  },
  {
    reference: 'C-9TRM3WHB',
    name: 'Andre Whitlock',
    email: 'andre.whitlock@home.example',
    phone: null,
    topic: 'Delivery or damage',
    message: 'The driver left the pallet in the rain and one tile is cracked. Who can I talk to?',
    ago: 1,
    hasPhoto: true,
  },
] as const

const visits = [
  {
    reference: 'D-7GQC2VXA',
    name: 'Monica Fields',
    email: 'monica.fields@home.example',
    phone: '770-555-0155',
    way: 'store',
    topic: 'Bath',
    notes: 'Two bathrooms, about 140 sq ft of floor. I’ll bring paint chips.',
    slot: 3,
  },
  {
    reference: 'D-B5JW8KZE',
    name: 'Rob Castellano',
    email: 'rob.castellano@home.example',
    phone: null,
    way: 'video',
    topic: 'Backsplash',
    notes: null,
    slot: 14,
  },
] as const

const vendor = { reference: 'P-6HNV4RTS', invitation: 'V-3XQA9DMK', email: 'ar@ridgewayfreight.example', ago: 3 }

/** Inserts forms from the shop's pages that wait in the inbox: messages, visits of designers and a vendor. */
export async function writeForms(db: Queryable, when: HistoryClock): Promise<void> {
  for (const form of messages) await writeMessage(db, form, momentOf(when.ago(form.ago), 15))
  const slots = slotsOf(await getStore(db, castStoreId), when.now)
  for (const { slot, reference, ...visit } of visits) {
    const startsAt = slots[slot]
    if (!startsAt) continue
    await insertReceipt(db, reference, 'consultation', visit.email, momentOf(when.ago(1), 18))
    await bookSlot(db, reference, { ...visit, storeId: castStoreId, startsAt })
  }
  await writeVendor(db, momentOf(when.ago(vendor.ago), 19))
}

async function writeMessage(db: Queryable, form: (typeof messages)[number], at: string): Promise<void> {
  const { reference, name, email, phone, topic, message, hasPhoto } = form
  await insertReceipt(db, reference, 'contact', email, at)
  await db.rows(sql`
    insert into contact_messages (reference, name, email, phone, topic, store_id, message)
    values (${reference}, ${name}, ${email}, ${phone}, ${topic}, ${castStoreId}, ${message})`)
  if (hasPhoto)
    await db.rows(sql`insert into contact_photos (reference, bytes) values (${reference}, ${await drawDamage(5)})`)
}

async function writeVendor(db: Queryable, at: string): Promise<void> {
  const { reference, invitation, email } = vendor
  const company = 'Ridgeway Freight'
  await insertReceipt(db, invitation, 'vendor-invitation', email, at)
  const made = await db.find<{ id: string }>(sql`
    insert into vendor_invitations (reference, email, company, created_at, used_at)
    values (${invitation}, ${email}, ${company}, ${at}, ${at}) returning id`)
  await insertReceipt(db, reference, 'vendor-payment', email, at)
  await saveVendorPayment(db, {
    reference,
    invitationId: made?.id ?? '',
    company,
    contactName: 'Dolores Avery',
    phone: '706-555-0166',
    payout: {
      taxId: '585550166',
      bankName: 'First Bank of Dalton',
      routingNumber: '123456780',
      accountNumber: '000123456789',
      accountType: 'checking',
    },
  })
}

const insertReceipt = (db: Queryable, reference: string, form: FormName, email: string, at: string) =>
  db.rows(sql`
    insert into form_receipts (reference, form, email, request_id, created_at)
    values (${reference}, ${form}, ${email}, ${reference}, ${at})`)
