import { createHash } from 'node:crypto'
import type { ValueOf } from '@tessera/contract/kit/model'
import { maxPaidAtOnce } from '@tessera/contract/middleware/billing/models'
import type { billingCalls } from '@tessera/contract/middleware/billing/operations'
import { readIdempotencyKey } from '../../../kit/read-idempotency-key.ts'
import { invalid } from '../../../kit/shop-error.ts'

/** Payment request, validated as far as possible without the database. */
export interface PaymentRequest {
  key: string
  /** Fingerprint of the request: a different one under the same key is refused. */
  fingerprint: string
  documents: readonly RequestedDocument[]
  useCredits: boolean
  creditIds: readonly string[] | undefined
  expectedCents: number | null
}

export interface RequestedDocument {
  documentId: string
  /** Null: the open amount that isn't disputed. */
  amountCents: number | null
  reason: string | null
}

type Body = Partial<ValueOf<(typeof billingCalls)['payOpenInvoice']['body']>>

export function readPaymentRequest(body: Body, headerKey: string | undefined): PaymentRequest {
  const key = readIdempotencyKey(headerKey ?? body.key)
  const documents = (body.documents ?? []).map(({ documentId, amountCents, reason }) => ({
    documentId,
    amountCents: amountCents ?? null,
    reason: reason?.trim() || null,
  }))
  checkDocuments(documents)
  const useCredits = body.useCredits === true || (body.creditIds?.length ?? 0) > 0
  const creditIds = body.creditIds && body.creditIds.length > 0 ? [...new Set(body.creditIds)].sort() : undefined
  return {
    key,
    fingerprint: requestFingerprint({ documents, useCredits, creditIds }),
    documents,
    useCredits,
    creditIds,
    expectedCents: body.expectedCents ?? null,
  }
}

function checkDocuments(documents: readonly RequestedDocument[]): void {
  if (documents.length === 0) invalid('documents', 'Select what to pay.')
  if (documents.length > maxPaidAtOnce) invalid('documents', `Pay up to ${maxPaidAtOnce} documents at a time.`)
  if (new Set(documents.map(({ documentId }) => documentId)).size < documents.length)
    invalid('documents', 'List each document once.')
  const wrong = documents.find(({ amountCents }) => amountCents !== null && amountCents <= 0)
  if (wrong) invalid(wrong.documentId, 'Enter at least $0.01.')
}

export function requestFingerprint(request: {
  documents: readonly RequestedDocument[]
  useCredits: boolean
  creditIds: unknown
}) {
  const documents = request.documents.toSorted((a, b) => a.documentId.localeCompare(b.documentId))
  return createHash('sha256')
    .update(JSON.stringify({ ...request, documents }))
    .digest('base64url')
}
