import { parametersOf } from '@tessera/contract/kit/operation'
import { listChoices } from '../generic/reference-choices.server.ts'
import { findOperation } from '../operations/find-operation.ts'
import { isAllowed, notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/pick.ts'

/** The records of a list that match what is typed in a field, with the rights of the person who types. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const list = findOperation(params.id)
  const staff = context.get(staffContext)
  const values = Object.fromEntries(
    parametersOf(list?.path ?? '').map((name) => [name, url.searchParams.get(name) ?? '']),
  )
  if (list?.verb !== 'GET' || !list.list || Object.values(values).includes('')) throw notHere()
  if (!isAllowed(staff.caller, list, values)) throw notHere()
  return Response.json({ options: await listChoices(staff, list, values, url.searchParams.get('search') ?? '') })
}
