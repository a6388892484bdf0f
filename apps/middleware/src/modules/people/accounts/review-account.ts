import type { CustomerType, PaymentTerms, PriceGroup } from '@tessera/contract/shop/constants'
import type { AuditAction } from '@tessera/domain/audit/action-words'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { type Email, queueEmail } from '../../../kit/email/queue-email.ts'
import { refuse } from '../../../kit/shop-error.ts'
import type { CustomerAccount } from '../../../kit/visitor.ts'
import { linksOf, reviewEmails } from './account-emails.ts'
import { audit } from './audit.ts'
import { listPeople, type Person } from './people.ts'
import { settlePerson } from './settle-person.ts'

interface ReviewNeeds {
  database: Database
  publicUrl: string
}

export interface AccountApproval {
  priceGroup: Exclude<PriceGroup, 'RT'>
  terms: PaymentTerms
  creditLineCents: number
}

type Reviewed = Pick<CustomerAccount, 'id' | 'name' | 'status'> & { type: CustomerType }
type Write = (db: Queryable, account: Reviewed) => Promise<object>
type ComposeEmail = (to: Person, account: Reviewed) => Email

/** Opens a Pro Account with its price group, terms and credit line. */
export async function approveAccount(
  { database: db, commerce, publicUrl }: ReviewNeeds & { commerce: Commerce },
  accountID: string,
  { priceGroup, terms, creditLineCents }: AccountApproval,
  by = 'administrator',
): Promise<void> {
  const write: Write = async (tx) => {
    await tx.rows(sql`
      update accounts set status = 'active', price_group = ${priceGroup}, terms = ${terms},
        credit_line_cents = ${creditLineCents}, updated_at = now()
      where id = ${accountID}`)
    // prices depend on a user group on the platform, so people stay due until it is set there
    await tx.rows(sql`update people set platform_due = now() where account_id = ${accountID} and status <> 'deleted'`)
    return { status: 'active', priceGroup, terms, creditLineCents }
  }
  const people = await reviewAccount(db, accountID, 'account.approve', by, write, (to, { name }) =>
    reviewEmails.approved(to, name, linksOf(publicUrl)),
  )
  for (const { id } of people) await settlePerson(db, commerce, id)
}

/** The account stays, at retail prices. */
export async function declineAccount(
  { database: db, publicUrl }: ReviewNeeds,
  accountID: string,
  reason: string,
  by = 'administrator',
) {
  await reviewAccount(db, accountID, 'account.decline', by, setStatus('declined', reason), (to, { name }) =>
    reviewEmails.declined(to, name, reason, linksOf(publicUrl)),
  )
}

export async function requestMoreInfo(
  { database: db, publicUrl }: ReviewNeeds,
  accountID: string,
  question: string,
  by = 'administrator',
) {
  await reviewAccount(db, accountID, 'account.ask', by, setStatus('needs-info', question), (to, { name }) =>
    reviewEmails.question(to, name, question, linksOf(publicUrl)),
  )
}

const setStatus =
  (status: 'declined' | 'needs-info', note: string): Write =>
  async (db, { id }) => {
    await db.rows(sql`
      update accounts set status = ${status}, updated_at = now(),
        details = details || jsonb_build_object('reviewNote', ${note}::text)
      where id = ${id}`)
    return { status, note }
  }

/** Only these statuses can be decided on; the row lock makes a concurrent second decision fail. */
const reviewableStatuses: ReadonlySet<string> = new Set(['in-review', 'needs-info', 'declined'])

const reviewAccount = (
  db: Database,
  id: string,
  action: AuditAction,
  by: string,
  write: Write,
  composeEmail: ComposeEmail,
): Promise<Person[]> =>
  db.transaction(async (tx) => {
    const account = await tx.find<Reviewed>(
      sql`select id, name, type, status from accounts where id = ${id} for update`,
    )
    if (account?.type !== 'Pro') return refuse('NotFound')
    if (!reviewableStatuses.has(account.status)) return refuse('Request.Conflict')
    const after = await write(tx, account)
    await audit(
      tx,
      { personID: null, accountID: id, actor: by },
      { action, object: id, before: { status: account.status }, after },
    )
    const people = await listPeople(tx, id)
    for (const person of people) await queueEmail(tx, composeEmail(person, account))
    return people
  })
