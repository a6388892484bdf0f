import type { Store, StorePage } from '@tessera/client/shop/types.gen'
import { formatDay, formatHour, formatMoney } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { serviceOf } from './store-services.ts'

export function StoreServices({ store }: { store: Store }) {
  const hasDesign = store.services.includes('design-studio')
  return (
    <section>
      <h2 className="mb-3 text-2xl">Services</h2>
      <dl className="grid gap-x-8 gap-y-4 tablet:grid-cols-2">
        {store.services.map((service) => {
          const { name, text } = serviceOf(service)
          return (
            <div key={service}>
              <dt className="font-bold">{name}</dt>
              <dd className="text-stone">{text}</dd>
            </div>
          )
        })}
      </dl>
      <p className="mt-5">
        <Link href={`/consultation?store=${store.id}`}>
          {hasDesign ? 'Book a consultation at this store' : 'Book a consultation by video'}
        </Link>
      </p>
    </section>
  )
}

export function StoreStaff({ staff }: Pick<StorePage, 'staff'>) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">Your team</h2>
      <ul className="grid gap-x-8 gap-y-4 tablet:grid-cols-3">
        {staff.map(({ name, role, text }) => (
          <li key={role} className="border-t border-grout pt-3">
            <span className="block font-bold">{name}</span>
            <span className="block text-sm">{role}</span>
            <span className="block text-sm text-stone">{text}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function StoreEvents({ events }: Pick<StorePage, 'events'>) {
  if (events.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-2xl">Events</h2>
      <ul>
        {events.map(({ title, text, day, starts, minutes }) => (
          <li key={title} className="grid gap-x-8 border-t border-grout py-3 tablet:grid-cols-[11rem_1fr]">
            <p className="tabular text-sm text-stone">
              <time dateTime={`${day}T${starts}`}>
                {formatDay(day)}, {formatHour(starts)}
              </time>
              <br />
              {minutes} minutes, free
            </p>
            <p>
              <span className="font-bold">{title}</span>
              <span className="block text-stone">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface PickUpNotesProps {
  freeDays: number | undefined
  dailyFeeCents: number | undefined
}

export function PickUpNotes({ freeDays, dailyFeeCents }: PickUpNotesProps) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">Picking up</h2>
      <p className="max-w-text">
        We’ll email you when your order is ready. Come to the dock with your order number and a photo ID. A pallet can
        weigh a ton, so bring a truck or plan several trips.
        {freeDays &&
          dailyFeeCents &&
          ` Storage is free for ${freeDays} days, then ${formatMoney(dailyFeeCents)} a day.`}{' '}
        <Link href="/policies/shipping">More about pickup</Link>
      </p>
    </section>
  )
}
