import type { SpendingLimits } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'

/** "$1,604.68 of $5,000.00 left this month, up to $1,500.00 per order"; undefined without limits. */
export function ownLimitText(limits: SpendingLimits | undefined): string | undefined {
  if (!limits) return undefined
  const { orderLimitCents, monthLimitCents, monthUsedCents } = limits
  const month =
    monthLimitCents === null
      ? undefined
      : `${formatMoney(Math.max(0, monthLimitCents - monthUsedCents))} of ${formatMoney(monthLimitCents)} left this month`
  const order = orderLimitCents === null ? undefined : `up to ${formatMoney(orderLimitCents)} per order`
  return [month, order].filter(Boolean).join(', ') || undefined
}

/** The user's own spending limit, before a cart runs into it. */
export function OwnLimit({ limits }: { limits: SpendingLimits | undefined }) {
  const text = ownLimitText(limits)
  return text && <p>Your limit: {text}</p>
}
