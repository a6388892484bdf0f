import { getOperation } from '@tessera/contract/platform/get-operation'
import { listChoices } from '../generic/reference-choices.server.ts'
import { isAllowed } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/pick-categories.ts'

const catalogs = getOperation('Catalogs.List')
const categories = getOperation('Categories.List')
const maxShown = 20

/** Categories of all catalogs by what is typed: rules name them without their catalog. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const search = url.searchParams.get('search') ?? ''
  const known = isAllowed(staff.caller, catalogs, {}) ? await listChoices(staff, catalogs, {}, '') : []
  const found = await Promise.all(
    known
      .filter(({ id }) => isAllowed(staff.caller, categories, { catalogID: id }))
      .map(({ id }) => listChoices(staff, categories, { catalogID: id }, search, { depth: 'all' })),
  )
  const byID = new Map(found.flat().map((choice) => [choice.id, choice]))
  return Response.json({ options: [...byID.values()].slice(0, maxShown) })
}
