import { leavingDay, type StoreOrder } from './store-schedule.ts'

export interface LeavingOrder extends Pick<StoreOrder, 'shipKind' | 'placedAt' | 'arrivesOn'> {
  number: string
  storeName: string | null
  boxes: number
  /** On the calendar of its store. */
  today: string
}

interface Departure {
  leavesOn: string
  storeName: string | null
  shipKind: StoreOrder['shipKind']
  numbers: string[]
  boxes: number
  /** Orders that should have left before today. */
  lateOrders: number
}

const kinds = ['freight', 'parcel', 'pick-up'] as const

/** Groups orders that leave together: from one store, one way, on one day, in time for their promised days. */
export function planDepartures(orders: readonly LeavingOrder[]): Departure[] {
  const planned = orders.map((order) => {
    const day = leavingDay(order)
    return { ...order, isLate: day < order.today, leavesOn: day < order.today ? order.today : day }
  })
  const groups = Map.groupBy(planned, ({ leavesOn, storeName, shipKind }) =>
    [leavesOn, storeName ?? '', kinds.indexOf(shipKind)].join('|'),
  )
  return [...groups.entries()]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, own]) => {
      const [first] = own
      if (!first) return []
      const { leavesOn, storeName, shipKind } = first
      return [
        {
          leavesOn,
          storeName,
          shipKind,
          numbers: own.map(({ number }) => number),
          boxes: own.reduce((sum, { boxes }) => sum + boxes, 0),
          lateOrders: own.filter(({ isLate }) => isLate).length,
        },
      ]
    })
}
