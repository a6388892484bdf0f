import { counterCalls } from '@tessera/contract/middleware/operator/counter-operations'
import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { CounterStartScreen } from '../features/counter/counter-start-screen.tsx'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/counter.ts'

export async function loader({ url: { searchParams }, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const search = searchParams.get('search')?.trim() ?? ''
  const mayFind = mayUse(staff, operatorCalls.listAccounts)
  const [{ items: held }, found] = await Promise.all([
    readStaffCall(staff, counterCalls.listCounterOrders, (operator, options) => operator.ListCounterOrders(options)),
    search && mayFind
      ? readStaffCall(staff, operatorCalls.listAccounts, (operator, options) =>
          operator.ListAccounts({ search, page: '1' }, options),
        )
      : null,
  ])
  return { search, found, mayFind, held, notice: noticeOf(searchParams), now: new Date().toISOString() }
}

function noticeOf(query: URLSearchParams): string | null {
  if (query.has('held')) return 'The order is on hold. Anyone at the counter can open it.'
  return query.has('deleted') ? 'The order is discarded.' : null
}

export const meta: Route.MetaFunction = () => [{ title: 'Counter order · Tessera console' }]

export default function Counter({ loaderData }: Route.ComponentProps) {
  return <CounterStartScreen {...loaderData} />
}
