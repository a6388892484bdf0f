import type { WaitingOrders as WaitingOrdersData } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Moment } from '@tessera/ui/time-zone'

/** Orders that wait for this person's approval, the oldest first. */
export function WaitingOrders({ waiting }: { waiting: WaitingOrdersData | null | undefined }) {
  if (!waiting || waiting.orders.length === 0) return null
  return (
    <section aria-labelledby="waiting-orders" className="grid gap-2">
      <h2 id="waiting-orders" className="text-2xl">
        Waiting for your approval
      </h2>
      <ul className="border-s-4 border-amber bg-surface">
        {waiting.orders.map(({ number, placedBy, jobName, askedAt, totalCents, reason }) => (
          <li
            key={number}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-grout px-4 py-3 last:border-b-0"
          >
            <span className="grid min-w-48 grow basis-0">
              <span>
                {placedBy ?? 'A team member'}
                {jobName && `, ${jobName}`}: <strong>{formatMoney(totalCents)}</strong>
              </span>
              <span className="text-sm text-stone">
                {reason} Placed <Moment at={askedAt} />.
              </span>
            </span>
            <Link href={`/account/orders/${encodeURIComponent(number)}`} className="inline-flex min-h-8 items-center">
              Review order {number}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
