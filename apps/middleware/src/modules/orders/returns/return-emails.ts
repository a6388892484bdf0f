import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { queueEmail } from '../../../kit/email/queue-email.ts'
import { accountEmail } from '../../people/accounts/account-emails.ts'

interface ReturnNotice {
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

const formatMoney = (cents: number): string =>
  (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })

const sentences: Record<string, (notice: ReturnNotice) => string> = {
  approved: ({ kind }) =>
    kind === 'damage'
      ? 'We received your claim. Please keep the damaged tiles until it’s resolved.'
      : 'Your return is approved. Bring the sealed boxes to your store.',
  declined: () => 'We’re sorry, we couldn’t approve it this time.',
  refunded: ({ cents, creditTo }) => `${formatMoney(cents ?? 0)} refunded: ${creditTo ?? 'to your account'}.`,
}

/** Emails the person who requested the return, in the transaction of the event it reports. */
export async function queueReturnEmail(db: Queryable, id: string, publicUrl: string): Promise<void> {
  const notice = await db.find<ReturnNotice>(sql`
    select p.email, p.first_name as "firstName", s.id, s.document_id as "orderId", s.kind, s.status, s.answer,
      (s.goods_cents + s.tax_cents)::float8 as cents, s.credit_to as "creditTo"
    from sales_returns s join people p on p.id = s.person_id and p.status = 'active'
    where s.id = ${id}`)
  const sentence = notice && sentences[notice.status]?.(notice)
  if (!notice || !sentence) return
  const what = notice.kind === 'damage' ? 'claim' : 'return'
  await queueEmail(
    db,
    accountEmail(`return-${notice.status}`, notice, `Your ${what} ${notice.id}`, [
      sentence,
      ...(notice.answer ? [notice.answer] : []),
      `${publicUrl}/account/orders/${encodeURIComponent(notice.orderId)}`,
    ]),
  )
}
