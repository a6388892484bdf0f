import type { TodayFigures } from '@tessera/client/shop/types.gen'
import { formatCount, formatMoney, formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { formatDay } from '../../generic/format-days.ts'
import { departuresHref } from '../orders/picks-link.tsx'

interface Figure {
  label: string
  value: string
  /** The same day last week until now, or nothing to compare with. */
  before?: string
  href: string
}

/** The day so far beside the same weekday last week, and what is open now. */
export const TodayFiguresPart = ({ figures, store }: { figures: TodayFigures; store: string }) => (
  <section aria-label="Today" className="grid gap-2">
    <h2 className="text-lg">Today{store && ` in ${store}`}</h2>
    <ul className="grid grid-cols-2 border-s border-t border-grout tablet:grid-cols-5">
      {figuresOf(figures, departuresHref(store)).map(({ label, value, before, href }) => (
        <li
          key={label}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-2 gap-y-0.5 border-e border-b border-grout bg-surface p-2 tablet:row-span-3 tablet:grid-cols-1 tablet:grid-rows-subgrid tablet:content-start tablet:items-stretch tablet:p-3"
        >
          <Link href={href} className="min-h-6 text-sm">
            {label}
          </Link>
          <span className="tabular text-base tablet:text-xl">{value}</span>
          {before !== undefined && (
            <span className="tabular col-span-full text-xs text-stone">{before} this time last week</span>
          )}
        </li>
      ))}
    </ul>
    {figures.nextTruck && <NextTruck {...figures.nextTruck} store={store} />}
  </section>
)

interface NextTruckProps {
  leavesOn: string
  orders: number
  boxes: number
  store: string
}

const NextTruck = ({ leavesOn, orders, boxes, store }: NextTruckProps) => (
  <p>
    Next truck: <b>{formatDay(leavesOn)}</b>, {formatUnits(orders, 'order')} with {formatUnits(boxes, 'box')}.{' '}
    <Link href={departuresHref(store)}>Picks by day and truck</Link>
  </p>
)

interface Compared {
  today: number
  lastWeek: number
}

function figuresOf({ orders, sales, samples, offers, shipments, ...open }: TodayFigures, picksHref: string): Figure[] {
  const count = (label: string, { today, lastWeek }: Compared, href: string): Figure => ({
    label,
    value: formatCount(today),
    before: formatCount(lastWeek),
    href,
  })
  return [
    count('Orders', orders, '/orders'),
    ...(sales
      ? [{ label: 'Sales', value: formatMoney(sales.today), before: formatMoney(sales.lastWeek), href: '/orders' }]
      : []),
    count('Samples', samples, '/orders'),
    count('Offers sent', offers, '/quotes?view=offered'),
    count('Shipments', shipments, '/orders'),
    { label: 'To pick', value: formatCount(open.toPick), href: picksHref },
    { label: 'Late', value: formatCount(open.late), href: '/orders?view=late' },
    { label: 'Ready for pickup', value: formatCount(open.readyForPickUp), href: '/orders' },
    { label: 'Open returns', value: formatCount(open.openReturns), href: '/returns' },
    ...(open.overdueCents === null
      ? []
      : [{ label: 'Overdue', value: formatMoney(open.overdueCents), href: '/money?view=overdue' }]),
  ]
}
