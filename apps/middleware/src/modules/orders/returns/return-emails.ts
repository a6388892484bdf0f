import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueMail } from '../../../kit/email/queue-email.ts'
import { letter } from '../../people/accounts/account-emails.ts'

interface Told {
  email: string
  firstName: string
  id: string
  orderId: string
  kind: 'return' | 'damage'
  status: string
  answer: string | null
  cents: number | null
  creditTo: string | null
}

const money = (cents: number): string => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const sentences: Record<string, (told: Told) => string> = {
  approved: ({ kind }) =>
    kind === 'damage'
      ? 'We received your claim. Please keep the damaged tiles until it’s resolved.'
      : 'Your return is approved. Bring the sealed boxes to your store.',
  declined: () => 'We’re sorry, we couldn’t approve it this time.',
  refunded: ({ cents, creditTo }) => `${money(cents ?? 0)} refunded: ${creditTo ?? 'to your account'}.`,
}

/** Emails the person who requested the return, in the transaction of the event it reports. */
export async function queueReturnLetter(db: Queryable, id: string, publicUrl: string): Promise<void> {
  const told = await db.find<Told>(sql`
    select p.email, p.first_name as "firstName", s.id, s.document_id as "orderId", s.kind, s.status, s.answer,
      (s.goods_cents + s.tax_cents)::float8 as cents, s.credit_to as "creditTo"
    from sales_returns s join people p on p.id = s.person_id and p.status = 'active'
    where s.id = ${id}`)
  const sentence = told && sentences[told.status]?.(told)
  if (!told || !sentence) return
  const what = told.kind === 'damage' ? 'claim' : 'return'
  await queueMail(
    db,
    letter(`return-${told.status}`, told, `Your ${what} ${told.id}`, [
      sentence,
      ...(told.answer ? [told.answer] : []),
      `${publicUrl}/account/orders/${encodeURIComponent(told.orderId)}`,
    ]),
  )
}
