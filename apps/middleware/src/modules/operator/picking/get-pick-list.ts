import type { PickList } from '@tessera/client/shop/types.gen'
import { planStoreStep } from '@tessera/domain/sales/plan-store-step'
import { choosePickPlace } from '@tessera/domain/stock/choose-pick-place'
import type { Queryable } from '@tessera/server/database'
import { sql } from '@tessera/server/sql'
import type { Catalog } from '../../catalog/feed/catalog.ts'
import { locations } from '../../site/stores/stores.ts'
import { noSuchOrder, readOrderNumbers } from '../lists/read-order-numbers.ts'
import { customerName, promisedOn } from '../orders/staff-order-columns.ts'
import { type OrderToStep, stepFactsOf, storeStepColumns } from './store-step-columns.ts'

type PickRow = PickList['places'][number]['rows'][number]

interface LeftLine extends Pick<PickRow, 'sku' | 'name' | 'unit' | 'isSample' | 'boxes' | 'lot'> {}

interface OrderToPick extends OrderToStep, Pick<PickList['orders'][number], 'customer' | 'isPickUp' | 'promisedOn'> {
  storeId: string | null
  left: LeftLine[]
}

interface PickNeeds {
  database: Queryable
  catalog: Pick<Catalog, 'find'>
}

const readOrders = (db: Queryable, numbers: readonly string[]) =>
  db.rows<OrderToPick>(sql`
    select ${storeStepColumns}, ${customerName} as customer, d.store_id as "storeId",
      d.ship_kind = 'pick-up' as "isPickUp", to_char(${promisedOn}, 'YYYY-MM-DD') as "promisedOn",
      (select coalesce(json_agg(json_build_object('sku', l.sku, 'name', l.name, 'unit', l.unit, 'isSample', l.is_sample,
          'lot', l.lot, 'boxes', l.boxes - l.shipped_boxes - l.canceled_boxes) order by l.line_no), '[]')
        from sales_lines l where l.document_id = d.id and l.boxes > l.shipped_boxes + l.canceled_boxes
          and l.fulfilment in ('confirmed', 'allocated', 'picking')) as left
    from sales_documents d where d.id = any(${numbers}::text[])`)

/** Lists the boxes left to pick of these orders, by place, and names orders without any with the reason. */
export async function getPickList({ database, catalog }: PickNeeds, given: string): Promise<PickList> {
  const numbers = readOrderNumbers(given.split(','))
  const [found, stores] = await Promise.all([
    readOrders(database, numbers),
    database.rows<{ id: string; name: string }>(sql`select id, name from stores`),
  ])
  const names = new Map([...locations, ...stores].map(({ id, name }) => [id, name]))
  const orders = new Map(found.map((order) => [order.id, order]))
  const picked = numbers.flatMap((number) => {
    const order = orders.get(number)
    return order && reasonNotToPick(order) === null ? [order] : []
  })
  return {
    places: placesOf(picked, catalog, names),
    orders: picked.map(({ id, customer, storeId, isPickUp, promisedOn, left }) => ({
      number: id,
      customer,
      storeName: names.get(storeId ?? '') ?? null,
      isPickUp,
      promisedOn,
      boxes: left.reduce((sum, { boxes }) => sum + boxes, 0),
    })),
    omitted: numbers.flatMap((number) => {
      const order = orders.get(number)
      const reason = order ? reasonNotToPick(order) : noSuchOrder
      return reason === null ? [] : [{ number, reason }]
    }),
  }
}

const reasonNotToPick = (order: OrderToPick): string | null =>
  planStoreStep(stepFactsOf(order)).reason ?? (order.left.length > 0 ? null : 'Everything is picked.')

function placesOf(
  orders: readonly OrderToPick[],
  catalog: Pick<Catalog, 'find'>,
  names: ReadonlyMap<string, string>,
): PickList['places'] {
  const rows = orders.flatMap(({ id, storeId, left }) =>
    left.map((line): { place: string; row: PickRow } => {
      const stock = catalog.find(line.sku)?.stock ?? []
      const { location, lot } = choosePickPlace(stock, { store: storeId, lot: line.lot, boxes: line.boxes })
      const place = location === null ? 'No place has it' : (names.get(location) ?? location)
      return { place, row: { ...line, lot, isLotPromised: line.lot !== null, orderNumber: id } }
    }),
  )
  return [...Map.groupBy(rows, ({ place }) => place)]
    .map(([place, own]) => ({ place, rows: own.map(({ row }) => row).toSorted(compareRows) }))
    .toSorted((one, other) => one.place.localeCompare(other.place))
}

const compareRows = (one: PickRow, other: PickRow): number =>
  one.sku.localeCompare(other.sku) ||
  (one.lot ?? '').localeCompare(other.lot ?? '') ||
  one.orderNumber.localeCompare(other.orderNumber)
