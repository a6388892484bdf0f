import { formatDollars } from '../format-dollars.ts'

/** Postings of staff: money that came, a credit, a debt that is given up, or an open credit that pays. */
export type PostingKind = 'check' | 'ach' | 'credit-memo' | 'write-off' | 'apply'

export interface PostingPart {
  documentId: string
  cents: number
}

export interface PostingPlanRequest {
  kind: PostingKind
  amountCents: number
  parts: readonly PostingPart[]
  /** The rest stays as a credit of the customer. */
  keepsRemainder: boolean
}

/** A document as it is stored, with its row locked. */
export interface PostableDocument {
  id: string
  side: 'debit' | 'credit'
  openCents: number
  /** Open amount that no payment in progress holds. */
  freeCents: number
}

export interface PostingProblem {
  code: 'NotFound' | 'Request.Invalid' | `Billing.${'NotPayable' | 'NothingOpen' | 'BeingPaid' | 'TooMuch'}`
  /** The field of the form. */
  field: string
  problem: string
}

export interface PostingPlan {
  documents: { documentId: string; cents: number; beforeCents: number; openCents: number }[]
  appliedCents: number
  remainderCents: number
}

/** Far above any payment, and exact in every column. */
const maxCents = 2_000_000_000

/** Plans which document is paid by how much. Refuses the whole posting if one part is wrong. */
export function planPosting(
  request: PostingPlanRequest,
  documents: ReadonlyMap<string, PostableDocument>,
): PostingPlan | PostingProblem {
  const { kind, amountCents, parts } = request
  const wrong = findWrongSum(request) ?? findWrongPart(parts, documents)
  if (wrong) return wrong
  const appliedCents = sumOf(parts)
  return {
    documents: parts.map(({ documentId, cents }) => {
      const beforeCents = documents.get(documentId)?.openCents ?? 0
      return { documentId, cents, beforeCents, openCents: beforeCents - cents }
    }),
    appliedCents,
    remainderCents: isNewMoney(kind) ? amountCents - appliedCents : 0,
  }
}

/** Write-offs and applications are as large as their parts; payments and credit memos may be larger. */
const isNewMoney = (kind: PostingKind): boolean => kind !== 'write-off' && kind !== 'apply'

const sumOf = (parts: readonly PostingPart[]): number => parts.reduce((sum, { cents }) => sum + cents, 0)

function findWrongSum({ kind, amountCents, parts, keepsRemainder }: PostingPlanRequest): PostingProblem | undefined {
  const applied = sumOf(parts)
  const invalid = (field: string, problem: string): PostingProblem => ({ code: 'Request.Invalid', field, problem })
  if (amountCents < 1) return invalid('amountCents', 'Enter an amount of at least $0.01.')
  if (amountCents > maxCents) return invalid('amountCents', `Enter at most ${formatDollars(maxCents)}.`)
  if (applied > amountCents)
    return invalid(
      'parts',
      `The invoices add up to ${formatDollars(applied)}, which is more than ${formatDollars(amountCents)}.`,
    )
  const rest = amountCents - applied
  if (rest > 0 && !isNewMoney(kind))
    return invalid('parts', `Choose invoices for all of ${formatDollars(amountCents)}.`)
  if (rest > 0 && !keepsRemainder)
    return invalid(
      'keepsRemainder',
      `${formatDollars(rest)} is left over. Choose more invoices, or say that it stays as a credit.`,
    )
  return undefined
}

function findWrongPart(
  parts: readonly PostingPart[],
  documents: ReadonlyMap<string, PostableDocument>,
): PostingProblem | undefined {
  const seen = new Set<string>()
  for (const part of parts) {
    const field = `parts.${part.documentId}`
    if (seen.has(part.documentId))
      return { code: 'Request.Invalid', field, problem: `${part.documentId} is named twice.` }
    seen.add(part.documentId)
    const found = documents.get(part.documentId)
    const wrong = found
      ? partProblem(part, found)
      : ({ code: 'NotFound', problem: `We couldn’t find ${part.documentId}.` } as const)
    if (wrong) return { field, ...wrong }
  }
  return undefined
}

function partProblem(
  { documentId, cents }: PostingPart,
  { side, openCents, freeCents }: PostableDocument,
): Omit<PostingProblem, 'field'> | undefined {
  if (side === 'credit') return { code: 'Billing.NotPayable', problem: `${documentId} is a credit. It can’t be paid.` }
  if (openCents === 0) return { code: 'Billing.NothingOpen', problem: `${documentId} is already paid.` }
  if (cents < 1) return { code: 'Request.Invalid', problem: `Enter at least $0.01 for ${documentId}.` }
  if (cents > openCents)
    return { code: 'Billing.TooMuch', problem: `Only ${formatDollars(openCents)} is open on ${documentId}.` }
  if (cents > freeCents)
    return {
      code: 'Billing.BeingPaid',
      problem: `${formatDollars(openCents - freeCents)} of ${documentId} is being paid online right now.`,
    }
  return undefined
}

/** Spreads an amount over open debts, the oldest due date first. */
export function spreadPayment(
  amountCents: number,
  debts: readonly { documentId: string; dueOn: string | null; cents: number }[],
): PostingPart[] {
  let left = amountCents
  const inOrder = debts.toSorted(
    (a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? '') || a.documentId.localeCompare(b.documentId),
  )
  return inOrder.flatMap(({ documentId, cents: open }) => {
    const cents = Math.min(left, open)
    left -= cents
    return cents > 0 ? [{ documentId, cents }] : []
  })
}
