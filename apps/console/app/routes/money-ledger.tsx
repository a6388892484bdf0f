import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { LedgerScreen } from '../features/money/ledger-screen.tsx'
import { readPage } from '../generic/staff-list-query.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money-ledger.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const asked = { customerNumber: params.number, page: String(readPage(url.searchParams)) }
  const staff = context.get(staffContext)
  const ledger = await readStaffCall(staff, moneyCalls.getLedger, (operator, options) =>
    operator.GetLedger(asked, options),
  )
  return { ledger, mayPost: mayUse(staff, moneyCalls.postDocument) }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Ledger of ${loaderData?.ledger.customer ?? 'a customer'} · Tessera console` },
]

export default function MoneyLedger({ loaderData }: Route.ComponentProps) {
  return <LedgerScreen {...loaderData} />
}
