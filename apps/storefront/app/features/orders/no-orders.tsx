import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'

/** Why there is nothing, by whose orders were asked for. */
export function NoOrders({ scope, customerNumber }: { scope: number; customerNumber: string }) {
  if (scope === 2)
    return (
      <EmptyState
        title="No referred orders yet"
        action={<LinkButton href="/account/rewards">How referrals pay</LinkButton>}
      >
        These are orders where a customer gave your customer number,{' '}
        <span className="tabular text-ink">{customerNumber}</span>. Share it, and their orders are counted here.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No orders yet"
      action={
        <LinkButton href="/products" kind="primary">
          Browse tile
        </LinkButton>
      }
    >
      {scope === 3 ? 'Nobody of the account has ordered yet.' : 'What you order here or in a store is listed here.'}
      {' A sample is a good beginning.'}
    </EmptyState>
  )
}
