import type { PostingRequestInput, StaffDocumentPage } from '@tessera/client/shop/types.gen'
import { postingKinds } from '@tessera/contract/shop/staff-words'
import type { PostingPart } from '@tessera/domain/billing/plan-posting'
import { readCents } from '../../tasks/read-cents.ts'

export type PostingKind = (typeof postingKinds)[number]
/** A request with all of its fields. */
export type TypedPosting = Required<PostingRequestInput>
export type OpenDocument = StaffDocumentPage['items'][number]

/** Names as they are on the form; an open credit is applied from its own page. */
export const postingLabels: Readonly<Record<PostingKind, string>> = {
  check: 'Check',
  ach: 'ACH payment',
  'credit-memo': 'Credit memo',
  'write-off': 'Write-off',
  apply: 'Apply a credit',
}

/** Payments and credit memos have an amount of their own; the others are as large as their parts. */
export const hasOwnAmount = (kind: PostingKind): boolean => kind !== 'write-off' && kind !== 'apply'
export const isPayment = (kind: PostingKind): boolean => kind === 'check' || kind === 'ach'

export const readKind = (text: string | null): PostingKind => postingKinds.find((kind) => kind === text) ?? 'check'

/** Open and not being paid online at this moment. */
export const freeCents = ({ openCents, heldCents }: OpenDocument): number => openCents - heldCents

export const payName = (id: string) => `pay.${id}`
export const partName = (id: string) => `part.${id}`

const amountHint = 'in dollars and cents, such as 1,250.50.'

/** The typed form as a request, or the sentence that says what is wrong. */
export function readPostingForm(
  kind: PostingKind,
  customerNumber: string,
  typed: Readonly<Record<string, string>>,
  documents: readonly OpenDocument[],
): TypedPosting | string {
  const parts = readParts(typed, documents)
  if (typeof parts === 'string') return parts
  const amountCents = hasOwnAmount(kind)
    ? readCents(typed.amount ?? '')
    : parts.reduce((sum, { cents }) => sum + cents, 0)
  if (amountCents === undefined) return `Enter the amount ${amountHint}`
  if (amountCents === 0 && !hasOwnAmount(kind)) return 'Choose at least one invoice.'
  return {
    customerNumber,
    kind,
    amountCents,
    parts,
    keepsRemainder: typed.keepsRemainder === 'yes',
    creditId: typed.creditId || null,
    reference: typed.reference || null,
    receivedOn: typed.receivedOn || null,
    reason: typed.reason || null,
  }
}

/** A typed amount counts; a tick without one means all that is open. */
function readParts(
  typed: Readonly<Record<string, string>>,
  documents: readonly OpenDocument[],
): PostingPart[] | string {
  const parts: PostingPart[] = []
  for (const document of documents) {
    const { documentId } = document
    const text = typed[partName(documentId)] ?? ''
    const cents = text === '' && typed[payName(documentId)] === 'yes' ? freeCents(document) : readCents(text || '0')
    if (cents === undefined) return `Enter the amount for ${documentId} ${amountHint}`
    if (cents > 0) parts.push({ documentId, cents })
  }
  return parts
}

/** The form with these parts typed in, and no ticks. */
export const withParts = (
  typed: Readonly<Record<string, string>>,
  parts: readonly PostingPart[],
): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(typed).filter(([name]) => !/^(pay|part)\./.test(name))),
  ...Object.fromEntries(parts.map(({ documentId, cents }) => [partName(documentId), (cents / 100).toFixed(2)])),
})
