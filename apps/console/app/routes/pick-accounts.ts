import { operatorCalls } from '@tessera/contract/middleware/operator/operations'
import { notHere } from '../operations/read-operation.server.ts'
import { mayUse, readStaffCall } from '../session/read-staff-call.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/pick-accounts.ts'

const maxShown = 20

/** Customers by what is typed: rules name them by the ID of their account. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  if (!mayUse(staff, operatorCalls.listAccounts)) throw notHere()
  const search = url.searchParams.get('search') ?? ''
  const { items } = await readStaffCall(staff, operatorCalls.listAccounts, (operator, options) =>
    operator.ListAccounts(search ? { search } : {}, options),
  )
  const options = items
    .slice(0, maxShown)
    .map(({ accountID, name, number }) => ({ id: accountID, label: `${name}, customer ${number}` }))
  return Response.json({ options })
}
