import type { OrderProgress } from '@tessera/client/shop/types.gen'
import { buttonClass } from '@tessera/ui/button'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { useLocation } from 'react-router'
import { useRevalidateInterval } from '../../kit/plans/use-revalidate-interval.ts'

const pollMilliseconds = 3000

const headings: Partial<Record<OrderProgress['status'], string>> = {
  challenge: 'Confirm your payment',
  declined: 'Your payment didn’t go through',
}

/** The payment of an order that is not placed yet. It looks again by itself; without script there is a link. */
export function PaymentProgress({ progress }: { progress: OrderProgress }) {
  const { status, message, totalCents, nextUrl, isOwn } = progress
  const { pathname } = useLocation()
  const isDeclined = status === 'declined'
  useRevalidateInterval(pollMilliseconds, !isDeclined)
  return (
    <div className="page grid max-w-2xl justify-items-start gap-6 pt-12">
      <h1 className="text-4xl">{headings[status] ?? 'We’re confirming your payment'}</h1>
      <p role="status" className="text-lg">
        {message}
      </p>
      {!isDeclined && (
        <p>
          {formatMoney(totalCents)}. This page updates by itself, and we’ll email you as soon as your order is placed.
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {status === 'challenge' && isOwn && nextUrl && (
          <a href={nextUrl} className={`${buttonClass({ kind: 'primary' })} no-underline`}>
            Continue to your bank
          </a>
        )}
        {isDeclined ? <Link href="/shopping-cart">Go to your cart</Link> : <Link href={pathname}>Check again</Link>}
        {status === 'challenge' && isOwn && <Link href="/checkout/payment">Pay another way</Link>}
      </div>
    </div>
  )
}
