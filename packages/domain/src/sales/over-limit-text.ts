import { formatDollars } from '../format-dollars.ts'
import type { OverLimit } from './over-limit.ts'

/** Why an order waits, as a sentence for its approvers; other rules than the shop's may ask too. */
export function overLimitText(overLimit: OverLimit | null): string {
  if (!overLimit) return 'Needs approval by a rule of your company.'
  const { kind, limitCents, usedCents } = overLimit
  if (kind === 'order') return `Over the limit of ${formatDollars(limitCents)} per order.`
  return `Over the monthly limit of ${formatDollars(limitCents)}, of which ${formatDollars(usedCents)} was used.`
}

/** Tells the buyer before ordering that the order will wait, and for whom. */
export function askApprovalText({ kind, limitCents, usedCents }: OverLimit, approvers: readonly string[]): string {
  const limit = formatDollars(limitCents)
  const what =
    kind === 'order'
      ? `This is over your ${limit} per-order limit.`
      : `This is over your ${limit} monthly limit, of which you’ve used ${formatDollars(usedCents)}.`
  return `${what} You can order it; it ships once ${approvers.join(' or ')} approves it.`
}
