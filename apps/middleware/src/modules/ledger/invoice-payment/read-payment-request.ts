import { createHash } from 'node:crypto'
import type { ValueOf } from '@tessera/contract/kit/model'
import { maxPaidAtOnce } from '@tessera/contract/middleware/invoice-payment-models'
import type { myBillingCalls } from '@tessera/contract/middleware/my-account-billing'
import { invalid } from '../../../kit/shop-error.ts'

/** Payment request, validated as far as possible without the database. */
export interface Wish {
  key: string
  /** Fingerprint of the request: a different one under the same key is refused. */
  asked: string
  documents: readonly WishedDocument[]
  useCredits: boolean
  creditIds: readonly string[] | undefined
  expectedCents: number | null
}

export interface WishedDocument {
  documentId: string
  /** Null: the open amount that isn't disputed. */
  amountCents: number | null
  reason: string | null
}

type Body = Partial<ValueOf<(typeof myBillingCalls)['payOpenInvoice']['body']>>

export function readWish(body: Body, headerKey: string | undefined): Wish {
  const key = keyOf(headerKey ?? body.key)
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
    asked: fingerprint({ documents, useCredits, creditIds }),
    documents,
    useCredits,
    creditIds,
    expectedCents: body.expectedCents ?? null,
  }
}

export function keyOf(key: string | null | undefined): string {
  const given = key?.trim() ?? ''
  if (given === '' || given.length > 100)
    return invalid('key', 'A payment needs a key of its own, up to 100 characters, here or as Idempotency-Key.')
  return given
}

function checkDocuments(documents: readonly WishedDocument[]): void {
  if (documents.length === 0) invalid('documents', 'Select what to pay.')
  if (documents.length > maxPaidAtOnce) invalid('documents', `Pay up to ${maxPaidAtOnce} documents at a time.`)
  if (new Set(documents.map(({ documentId }) => documentId)).size < documents.length)
    invalid('documents', 'List each document once.')
  const wrong = documents.find(({ amountCents }) => amountCents !== null && amountCents <= 0)
  if (wrong) invalid(wrong.documentId, 'Enter at least $0.01.')
}

export function fingerprint(wish: { documents: readonly WishedDocument[]; useCredits: boolean; creditIds: unknown }) {
  const documents = wish.documents.toSorted((a, b) => a.documentId.localeCompare(b.documentId))
  return createHash('sha256')
    .update(JSON.stringify({ ...wish, documents }))
    .digest('base64url')
}
