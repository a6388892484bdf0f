import type { ProAccountDecisionInput } from '@tessera/client/shop/types.gen'
import { type PaymentTerms, paymentTerms } from '@tessera/contract/shop/constants'
import type { Database, Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Commerce } from '../../../kit/commerce.ts'
import { answerFile } from '../../../kit/http/answer-file.ts'
import { invalid, refuse } from '../../../kit/shop-error.ts'
import type { UploadStore } from '../../../kit/uploads/upload-store.ts'
import { approveAccount, declineAccount, requestMoreInfo } from '../../people/accounts/review-account.ts'
import { findCertificate } from '../../people/certificates/certificates.ts'
import { type OperatorCall, operatorOf, recordOperatorAction } from './operator.ts'

export interface ProNeeds {
  database: Database
  commerce: Commerce
  publicUrl: string
  uploads: UploadStore
}

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg' } as const

/** Returns the certificate as a download and records who read it. */
export async function getCertificate(needs: ProNeeds, call: OperatorCall, customerNumber: string) {
  const { id } = await getPro(needs.database, customerNumber)
  const { kind, bytes } = (await findCertificate(needs, id)) ?? refuse('NotFound')
  await needs.database.transaction((db) =>
    recordOperatorAction(db, call, id, { action: 'account.certificate', object: id }),
  )
  return answerFile({ name: `certificate-${customerNumber}.${endings[kind]}`, bytes }, kind)
}

/** Decides a pro account request: approve with prices and terms, decline, or ask for more information. */
export async function decideProAccount(needs: ProNeeds, call: OperatorCall, body: ProAccountDecisionInput) {
  const { database } = needs
  const { name, userID } = operatorOf(call)
  const by = `${name} (${userID})`
  const text = body.text?.trim() ?? ''
  if (body.decision !== 'approve' && !text) invalid('text', 'Enter a reason or what’s missing.')
  const granted = grantedBy(body)
  const { id } = await getPro(database, body.customerNumber ?? '')
  if (body.decision === 'approve') return approveAccount(needs, id, granted, by)
  if (body.decision === 'decline') return declineAccount(needs, id, text, by)
  return requestMoreInfo(needs, id, text, by)
}

function grantedBy({ priceGroup, terms, creditLineCents }: ProAccountDecisionInput) {
  const requestedTerms = terms ?? 'Z000'
  if (!isTerms(requestedTerms)) return invalid('terms', `Choose one of ${Object.keys(paymentTerms).join(', ')}.`)
  if (priceGroup === 'RT') return invalid('priceGroup', 'A Pro Account has prices of its own.')
  return { priceGroup: priceGroup ?? ('PG' as const), terms: requestedTerms, creditLineCents: creditLineCents ?? 0 }
}

const isTerms = (text: string): text is PaymentTerms => Object.hasOwn(paymentTerms, text)

async function getPro(db: Queryable, customerNumber: string): Promise<{ id: string }> {
  const found = await db.find<{ id: string }>(sql`
    select id from accounts where number = ${customerNumber} and type = 'Pro'`)
  return found ?? refuse('NotFound')
}
