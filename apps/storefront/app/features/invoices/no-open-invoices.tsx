import type { BillingSummary } from '@tessera/client/shop/types.gen'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatLongDay, formatMoney } from '@tessera/ui/format'

/** Either there are no documents yet, or everything is paid; then it names the last payment. */
export function NoOpenInvoices({ summary }: { summary: BillingSummary | null }) {
  const last = summary?.lastPayment
  return (
    <EmptyState
      title={
        last ? `Nothing open. Last payment ${formatMoney(last.cents)} on ${formatLongDay(last.on)}` : 'No invoices yet'
      }
      action={
        last ? (
          <LinkButton href="/account/billing-history">Billing history</LinkButton>
        ) : (
          <LinkButton href="/account/orders">See your orders</LinkButton>
        )
      }
    >
      {last ? 'You’re all caught up.' : 'Orders on terms are invoiced when they ship.'}
    </EmptyState>
  )
}
