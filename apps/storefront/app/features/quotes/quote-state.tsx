import type { QuoteDetail } from '@tessera/client/shop/types.gen'
import { formatDay } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { Spinner } from '@tessera/ui/spinner'
import type { ReactNode } from 'react'
import { QuoteActionButton } from './quote-responses.tsx'
import { isWaiting } from './quote-status.tsx'

/** Explains the status of the quote and the next step. */
export function QuoteState({ quote }: { quote: QuoteDetail }) {
  const { status, orderId, validUntil, reason, decidedBy } = quote
  if (isWaiting(status)) return <WaitingNotice />
  const states: Partial<Record<QuoteDetail['status'], () => ReactNode>> = {
    draft: () => (
      <Notice
        title="This request hasn’t been sent"
        action={
          <QuoteActionButton intent="send" kind="primary">
            Send to your store
          </QuoteActionButton>
        }
      >
        Review it, then send it. Your store will reply with an offer.
      </Notice>
    ),
    expired: () => (
      <Notice
        kind="warning"
        title={`This offer expired${validUntil ? ` on ${formatDay(validUntil)}` : ''}`}
        action={
          <QuoteActionButton intent="renew" kind="primary">
            Request renewal
          </QuoteActionButton>
        }
      >
        Prices and stock may have changed. Your store will review it and send a new offer.
      </Notice>
    ),
    converted: () => (
      <Notice kind="success" title="This quote has been ordered">
        {orderId && <Link href={`/account/orders/${orderId}`}>Order {orderId}</Link>}
        {decidedBy && `, accepted by ${decidedBy}`}
      </Notice>
    ),
    declined: () => <Notice title={`Declined${decidedBy ? ` by ${decidedBy}` : ''}`}>{reason && `“${reason}”`}</Notice>,
    canceled: () => <Notice title="This request was withdrawn">Duplicate it to request again.</Notice>,
  }
  return states[status]?.() ?? null
}

const WaitingNotice = () => (
  <Notice title="Your store is working on it">
    <span className="flex items-center gap-2">
      <Spinner className="text-stone" /> We’ll email you when your offer is ready. It will also appear here.
    </span>
  </Notice>
)
