import type { PostingEffect } from '@tessera/client/shop/types.gen'
import { spreadPayment } from '@tessera/domain/billing/plan-posting'
import { getEnvironment } from '../../../http/environment.server.ts'
import type { Staff } from '../../../session/staff.server.ts'
import { problemText } from '../../../session/staff-work.server.ts'
import type { PostingPage } from './load-posting.server.ts'
import { freeCents, readPostingForm, type TypedPosting, withParts } from './posting-form.ts'

export interface PostingOutcome {
  typed: Record<string, string>
  effect?: PostingEffect
  problem?: string
  /** Sent along with the button that posts. */
  seen?: string
  /** The document that was posted. */
  documentId?: string
}

/** Spreads the amount over the oldest debts, shows the effect of the form, or posts what was shown. */
export async function workOnPosting(staff: Staff, page: PostingPage, form: FormData): Promise<PostingOutcome> {
  const typed = Object.fromEntries([...form].map(([name, value]) => [name, String(value).trim()]))
  const seen = typed.intent === 'post' ? readSeen(typed) : undefined
  if (seen && seen.form === formText(typed)) return post(staff, typed, seen.request)
  const request = readPostingForm(page.kind, page.customerNumber, typed, page.documents)
  if (typeof request === 'string') return { typed, problem: request }
  if (typed.intent === 'spread') return { typed: spread(page, typed, request.amountCents) }
  try {
    const effect = await getEnvironment().shop.Operator.PreviewPosting(request, { accessToken: staff.token })
    const shown = { typed, effect, seen: JSON.stringify({ request, form: formText(typed) } satisfies Seen) }
    return seen ? { ...shown, problem: 'The form changed. This is the updated preview.' } : shown
  } catch (error) {
    return { typed, problem: problemText(error) }
  }
}

/** The request whose effect was shown, and the form it was read from. A repeat posts the same, whatever is paid by then. */
interface Seen {
  request: TypedPosting
  form: string
}

const formText = ({ intent: _intent, seen: _seen, ...fields }: Record<string, string>): string =>
  JSON.stringify(Object.entries(fields).toSorted(([a], [b]) => a.localeCompare(b)))

function readSeen({ seen = '' }: Record<string, string>): Seen | undefined {
  try {
    return JSON.parse(seen)
  } catch {
    return undefined
  }
}

async function post(staff: Staff, typed: Record<string, string>, request: TypedPosting): Promise<PostingOutcome> {
  try {
    const posting = { ...request, key: typed.key ?? '' }
    const options = { accessToken: staff.token }
    return { typed, ...(await getEnvironment().shop.Operator.PostDocument(posting, options)) }
  } catch (error) {
    return { typed, problem: problemText(error) }
  }
}

/** Disputed amounts are left out: they wait for a decision. */
function spread({ documents }: PostingPage, typed: Record<string, string>, cents: number): Record<string, string> {
  const debts = documents.map((document) => ({
    ...document,
    cents: Math.max(0, freeCents(document) - document.disputedCents),
  }))
  return withParts(typed, spreadPayment(cents, debts))
}
