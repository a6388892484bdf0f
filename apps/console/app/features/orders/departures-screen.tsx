import type { Departures } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { type Tab, Tabs } from '@tessera/ui/tabs'
import { formatDay } from '../../generic/format-days.ts'
import { PageHead } from '../../generic/page-head.tsx'
import { ScanOrder } from '../../generic/scan/scan-order.tsx'
import { ScreenPart } from '../../generic/screen-part.tsx'
import { departuresHref, picksHref } from './picks-link.tsx'

type Departure = Departures['items'][number]

interface Props {
  departures: readonly Departure[]
  /** The name of a store; empty for all. */
  store: string
  myStore: string
  today: string
  mayPack: boolean
  /** Why the last scan opened no order. */
  scanProblem: string | undefined
}

const ways: Readonly<Record<Departure['shipKind'], string>> = {
  freight: 'Freight truck',
  parcel: 'Parcel',
  'pick-up': 'Pickup',
}

/** Everything that is to pick: by the day it has to leave, by store, and by truck, parcel or pickup. */
export function DeparturesScreen({ departures, store, myStore, today, mayPack, scanProblem }: Props) {
  const days = [...Map.groupBy(departures, ({ leavesOn }) => leavesOn)]
  return (
    <div className="grid gap-5">
      <PageHead
        title="Picks by day and truck"
        crumbs={[
          { title: 'Orders', url: '/orders' },
          { title: 'Picks', url: '/orders/picks' },
        ]}
        actions={[]}
      />
      {mayPack && (
        <ScanOrder label="Scan an order to pack it" kept={store ? [['store', store]] : []} problem={scanProblem} />
      )}
      {(myStore || store) && <Tabs label="Stores" tabs={storeTabs(store, myStore)} />}
      {days.length === 0 && (
        <EmptyState title="Nothing to pick" action={<LinkButton href="/orders">All orders</LinkButton>}>
          Every order is picked or on its way.
        </EmptyState>
      )}
      {days.map(([day, own]) => (
        <ScreenPart key={day} title={day <= today ? 'Today' : formatDay(day)}>
          <ul>
            {own.map((departure) => (
              <DepartureLine key={`${departure.storeName} ${departure.shipKind}`} departure={departure} />
            ))}
          </ul>
        </ScreenPart>
      ))}
    </div>
  )
}

const storeTabs = (store: string, myStore: string): Tab[] =>
  [...new Set(['', myStore, store])].map((name) => ({
    href: departuresHref(name),
    label: name || 'All stores',
    isCurrent: name === store,
  }))

function DepartureLine({ departure }: { departure: Departure }) {
  const { storeName, shipKind, numbers, boxes, lateOrders } = departure
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-grout py-2">
      <span className="flex flex-wrap items-center gap-x-3">
        <b>{ways[shipKind]}</b>
        {storeName && <Link href={departuresHref(storeName)}>{storeName}</Link>}
        <span className="tabular text-stone">
          {formatUnits(numbers.length, 'order')}, {formatUnits(boxes, 'box')}
        </span>
        {lateOrders > 0 && <Badge kind="warning">{`${lateOrders} late`}</Badge>}
      </span>
      <span className="flex flex-wrap gap-2">
        {pickLists(numbers).map(({ label, own }) => (
          <LinkButton key={label} href={picksHref(own)} size="Small">
            {label}
          </LinkButton>
        ))}
      </span>
    </li>
  )
}

const maxOnList = 50

/** A pick list has at most 50 orders. */
function pickLists(numbers: readonly string[]): { label: string; own: string[] }[] {
  const starts = Array.from({ length: Math.ceil(numbers.length / maxOnList) }, (_, at) => at * maxOnList)
  return starts.map((start) => {
    const own = numbers.slice(start, start + maxOnList)
    return { label: starts.length === 1 ? 'Pick list' : `Pick list ${start + 1}–${start + own.length}`, own }
  })
}
