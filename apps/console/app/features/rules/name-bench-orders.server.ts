import type { Staff } from '../../session/staff.server.ts'
import { nameBuyerOrders } from '../supplier/name-forwarded.server.ts'
import type { BenchResult } from './bench-view.ts'

const orderPath = '/r/orders/Incoming/'

/** Orders of the shop under the number that customers and staff know, with its page. Returns keep theirs. */
export async function nameBenchOrders(staff: Staff, result: BenchResult): Promise<BenchResult> {
  if ('problem' in result) return result
  const { rows } = result.bench
  const isOrder = ({ href }: (typeof rows)[number]): boolean => href.startsWith(orderPath)
  const named = await nameBuyerOrders(
    staff,
    rows.filter(isOrder).map(({ id }) => id),
  )
  const withName = (row: (typeof rows)[number]) => {
    const order = isOrder(row) ? named.get(row.id) : undefined
    return order ? { ...row, name: order.number, href: order.href } : row
  }
  return { bench: { ...result.bench, rows: rows.map(withName) } }
}
