import type { OrderPickUp } from '@tessera/client/shop/types.gen'
import { formatDay, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import type { ReactNode } from 'react'

/** Everything a driver needs to pick the order up. */
export function PickUpBlock({ pickUp, year }: { pickUp: OrderPickUp; year: number }) {
  const { storeSlug, storeName, phone, hours, heldUntil, dailyFeeCents, bring } = pickUp
  return (
    <dl className="grid gap-2">
      <Fact name="Store">
        <Link href={`/stores/${storeSlug}`}>{storeName}</Link>, {phone}
      </Fact>
      <Fact name="Hours">
        {hours.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </Fact>
      {heldUntil && (
        <Fact name="Held until">
          {formatDay(heldUntil, year)}. After that day, storage is {formatMoney(dailyFeeCents)} a day.
        </Fact>
      )}
      <Fact name="Bring">{bring}</Fact>
    </dl>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-stone">{name}</dt>
    <dd>{children}</dd>
  </div>
)
