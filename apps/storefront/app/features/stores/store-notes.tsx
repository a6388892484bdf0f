import type { Store } from '@tessera/client/shop/types.gen'
import { formatMoney } from '@tessera/ui/format'
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
          {hasDesign ? 'Book a consultation in this store' : 'Book a consultation by video'}
        </Link>
      </p>
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
        We write when your boxes are ready. Come to the dock with your order number and a name we know. A pallet can
        weigh a ton: bring a truck, or several trips.
        {freeDays &&
          dailyFeeCents &&
          ` We keep it ${freeDays} days for free, then ${formatMoney(dailyFeeCents)} a day.`}{' '}
        <Link href="/policies/shipping">More about pick-up</Link>
      </p>
    </section>
  )
}
