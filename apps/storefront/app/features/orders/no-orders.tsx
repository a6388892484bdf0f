import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'

/** The empty state for the chosen scope of orders. */
export function NoOrders({
  scope,
  customerNumber,
  canBuy,
}: {
  scope: number
  customerNumber: string
  canBuy: boolean
}) {
  if (scope === 2)
    return (
      <EmptyState
        title="No referred orders yet"
        action={<LinkButton href="/account/rewards">How referrals work</LinkButton>}
      >
        Referred orders are orders where a customer gave your customer number,{' '}
        <span className="tabular text-ink">{customerNumber}</span>. Share it to see their orders here.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No orders yet"
      action={
        canBuy && (
          <LinkButton href="/products" kind="primary">
            Browse tile
          </LinkButton>
        )
      }
    >
      {scope === 3
        ? 'No one on your account has ordered yet.'
        : 'Orders you place online or in store will appear here.'}
      {canBuy && ' Start with a sample.'}
    </EmptyState>
  )
}
