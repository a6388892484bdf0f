import { moneyCalls } from '@tessera/contract/middleware/operator/money-operations'
import { StatementsScreen } from '../features/money/statements-screen.tsx'
import { readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/money-statements.ts'

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const customerNumber = params.number
  const statementId = url.searchParams.get('statement')
  const [ledger, list, chosen] = await Promise.all([
    readStaffCall(staff, moneyCalls.getLedger, (operator, options) => operator.GetLedger({ customerNumber }, options)),
    readStaffCall(staff, moneyCalls.listStatements, (operator, options) =>
      operator.ListStatements({ customerNumber }, options),
    ),
    statementId === null
      ? null
      : readStaffCall(staff, moneyCalls.getStatement, (operator, options) =>
          operator.GetStatement({ customerNumber, statementId }, options),
        ),
  ])
  return { customerNumber, customer: ledger.customer, list, chosen }
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Statements of ${loaderData?.customer ?? 'a customer'} · Tessera console` },
]

export default function MoneyStatements({ loaderData }: Route.ComponentProps) {
  return <StatementsScreen {...loaderData} />
}
