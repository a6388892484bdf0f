import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { readToday } from '../../../kit/business-day.ts'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import type { Bank } from '../bank/bank-port.ts'
import { postDocuments } from '../posting/post-documents.ts'
import { bankReturnedEmail } from './bank-returned-email.ts'
import { postInvoicePayment } from './post-invoice-payment.ts'
import { releasePayment } from './release-invoices.ts'

const batch = 100
/** Longer than any request that may still be running. */
const unheardMinutes = 10
/** Banks can reverse a debit for this long. */
const watchDays = 60

interface WaitingPayment {
  id: string
  accountId: string
  personId: string | null
  email: string | null
  firstName: string
  state: 'asked' | 'pending' | 'settled'
  text: string
  cents: number
  receiptId: string | null
  minutes: number
}

interface ReturnedPayment extends WaitingPayment {
  reason: string
}

interface BankNeeds {
  database: Database
  bank: Bank
  publicUrl: string
}

/** Applies the banks' decisions: settled money is booked; a returned debit is released or charged again. */
export async function settleBankPayments({ database, bank, publicUrl }: BankNeeds, now: Date): Promise<number> {
  const waiting = await database.rows<WaitingPayment>(sql`
    select id, account_id as "accountId", person_id as "personId", email,
      coalesce((select first_name from people where id = person_id), '') as "firstName", bank_state as state, bank_text as text,
      card_cents::float8 as cents, receipt_id as "receiptId",
      extract(epoch from ${now}::timestamptz - created_at)::float8 / 60 as minutes
    from invoice_payments
    where bank_state in ('asked', 'pending', 'settled')
      and created_at > ${now}::timestamptz - make_interval(days => ${watchDays}::int)
    order by bank_state = 'settled', created_at
    limit ${batch}::int`)
  let moved = 0
  for (const one of waiting) if (await settleBankPayment({ database, bank, publicUrl }, one, now)) moved += 1
  return moved
}

async function settleBankPayment(needs: BankNeeds, one: WaitingPayment, now: Date): Promise<boolean> {
  const { database, bank, publicUrl } = needs
  const debit = await bank.findStatus(one.id, now)
  const { status } = debit
  if (status === 'none' && one.state === 'asked' && one.minutes >= unheardMinutes)
    return database.transaction((db) => releasePayment(db, one.id, 'the bank was not reached'))
  if (status === 'settled' && one.state !== 'settled')
    return database.transaction((db) => bookBankPayment(db, one, publicUrl, now))
  if (status === 'returned')
    return database.transaction((db) => returnBankPayment(db, { ...one, reason: debit.reason }, publicUrl, now))
  return false
}

async function bookBankPayment(
  db: Queryable,
  { id, text }: WaitingPayment,
  publicUrl: string,
  now: Date,
): Promise<boolean> {
  const mine = await db.find(sql`
    update invoice_payments set bank_state = 'settled'
    where id = ${id} and bank_state in ('asked', 'pending') and state = 'started' returning id`)
  if (!mine) return false
  await postInvoicePayment(db, { paymentId: id, cardText: text, now, publicUrl })
  return true
}

/**
 * Releases a debit that was not booked yet. Otherwise the invoices stay paid and the amount is charged again as a DR
 * document.
 */
async function returnBankPayment(db: Queryable, one: ReturnedPayment, publicUrl: string, now: Date): Promise<boolean> {
  const { reason } = one
  if (one.state !== 'settled') {
    const released = await releasePayment(db, one.id, reason)
    if (released) await emailPayer(db, one, false, publicUrl)
    return released
  }
  const mine = await db.find(sql`
    update invoice_payments set bank_state = 'returned', bank_reason = ${reason}
    where id = ${one.id} and bank_state = 'settled' returning id`)
  if (!mine) return false
  await postDocuments(db, [
    {
      key: `charge back ${one.id}`,
      type: 'DR',
      book: 'cash',
      accountId: one.accountId,
      personId: one.personId,
      documentOn: await readToday(db, one, now),
      goodsCents: one.cents,
      reference: one.receiptId,
      words: `Payment reversed by the bank: ${reason}`,
    },
  ])
  await emailPayer(db, one, true, publicUrl)
  return true
}

async function emailPayer(
  db: Queryable,
  { email, firstName, text, cents, receiptId, reason }: ReturnedPayment,
  isReversal: boolean,
  publicUrl: string,
): Promise<void> {
  if (!email) return
  const debit = { receiptId, text, cents, isReversal, reason }
  await queueEmail(db, bankReturnedEmail({ email, firstName }, debit, publicUrl))
}
