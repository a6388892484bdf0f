import { randomUUID } from 'node:crypto'
import { createUploadStore } from '@tessera/middleware/kit/uploads/upload-store'
import { rights } from '@tessera/middleware/kit/visitor'
import { audit } from '@tessera/middleware/modules/people/accounts/audit'
import { insertAccount } from '@tessera/middleware/modules/people/accounts/new-account'
import { attachCertificate, storeCertificate } from '@tessera/middleware/modules/people/certificates/certificates'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import { castStoreId } from '../history/cast.ts'
import { type HistoryClock, momentOf } from '../history/history-clock.ts'
import { addressOfApplicant, type ProApplicant, proApplicants } from './pro-applicants.ts'
import { drawResaleCertificate } from './resale-certificate.ts'

/** Inserts companies that asked for a Pro Account and wait for the decision. */
export async function writeProRequests(db: Queryable, when: HistoryClock): Promise<void> {
  for (const applicant of proApplicants) await writeProRequest(db, applicant, when)
}

async function writeProRequest(db: Queryable, applicant: ProApplicant, when: HistoryClock): Promise<void> {
  const { company, hasCertificate, question, askedAgo } = applicant
  const askedAt = momentOf(when.ago(askedAgo), 14)
  const id = await insertAccount(db, {
    type: 'Pro',
    name: company,
    status: 'in-review',
    preferredStore: castStoreId,
    details: detailsOf(applicant),
  })
  await db.rows(sql`update accounts set created_at = ${askedAt}, updated_at = ${askedAt} where id = ${id}`)
  await insertApplicant(db, id, applicant, askedAt)
  if (hasCertificate) {
    const bytes = await drawResaleCertificate(applicant, when.ago(askedAgo))
    const needs = { database: db, uploads: createUploadStore(db, undefined) }
    await attachCertificate(db, await storeCertificate(needs, { kind: 'application/pdf', bytes }), id)
  }
  if (question) await askApplicant(db, id, question)
}

const detailsOf = (applicant: ProApplicant): object => {
  const { email, phone, company, trade, taxId, website, expectedVolume, wantsTerms } = applicant
  const address = addressOfApplicant(applicant)
  return { email, phone, company, trade, taxId, website, address, expectedVolume, wantsTerms, referredBy: null }
}

const insertApplicant = (db: Queryable, accountId: string, person: ProApplicant, askedAt: string) =>
  db.rows(sql`
    insert into people (account_id, platform_user_id, email, first_name, last_name, phone, rights, status, created_at)
    values (${accountId}, ${randomUUID()}, ${person.email}, ${person.firstName}, ${person.lastName}, ${person.phone},
      ${[...rights]}, 'invited', ${askedAt})`)

async function askApplicant(db: Queryable, accountId: string, question: string): Promise<void> {
  await db.rows(sql`
    update accounts set status = 'needs-info', details = details || jsonb_build_object('reviewNote', ${question}::text)
    where id = ${accountId}`)
  const after = { status: 'needs-info', note: question }
  const by = { personID: null, accountID: accountId, actor: 'Cora Haines' }
  await audit(db, by, { action: 'account.ask', object: accountId, after })
}
