import { createHash } from 'node:crypto'
import type { NewPostingInput } from '@tessera/client/shop/types.gen'
import { addDays } from '@tessera/domain/billing/calendar'
import type { PostingKind, PostingPlanRequest } from '@tessera/domain/billing/plan-posting'
import { invalid } from '../../../kit/shop-error.ts'

/** A posting, validated as far as possible without the database. */
export interface Posting extends PostingPlanRequest {
  customerNumber: string
  creditId: string | null
  reference: string | null
  receivedOn: string | null
  reason: string | null
}

type Body = Omit<NewPostingInput, 'key'>

/** The kinds whose reason is required. */
const explained: ReadonlySet<PostingKind> = new Set(['credit-memo', 'write-off'])

export function readPosting(body: Body): Posting {
  const { customerNumber = '', kind = 'check', amountCents = 0 } = body
  const posting: Posting = {
    customerNumber,
    kind,
    amountCents,
    parts: (body.parts ?? []).map(({ documentId = '', cents = 0 }) => ({ documentId, cents })),
    keepsRemainder: body.keepsRemainder === true,
    creditId: body.creditId?.trim() || null,
    reference: body.reference?.trim() || null,
    receivedOn: body.receivedOn || null,
    reason: body.reason?.trim() || null,
  }
  if (kind === 'apply' && !posting.creditId) invalid('creditId', 'Choose the credit to apply.')
  if (kind === 'check' && !posting.reference) invalid('reference', 'Enter the number of the check.')
  if (kind === 'ach' && !posting.reference) invalid('reference', 'Enter the number of the transfer.')
  if (explained.has(kind) && !posting.reason) invalid('reason', 'Enter a reason.')
  return posting
}

/** Staff post for the past year, and take back what was booked in it. */
export const maxDaysBack = 365

/** The day the money came: a day of the past year, never one to come. */
export function readReceivedOn({ receivedOn }: Posting, today: string): string {
  if (receivedOn === null) return today
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(receivedOn) && addDays(receivedOn, 0) === receivedOn
  if (!isDay || receivedOn > today || receivedOn < addDays(today, -maxDaysBack))
    return invalid('receivedOn', 'Enter a day of the past year, today at the latest.')
  return receivedOn
}

/** A different request under the same key is a mistake. */
export const postingHash = (posting: Posting): string =>
  createHash('sha256').update(JSON.stringify(posting)).digest('base64url')
