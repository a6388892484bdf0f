import { ownValue } from '@tessera/contract/kit/own-value'
import { staffFiles } from '../features/files/staff-files.server.ts'
import { readStaffListQuery } from '../generic/staff-list-query.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/staff-file.ts'

/** A list of staff work as CSV: with the words of its address, or its selected rows. */
export async function loader({ params: { list }, url, context }: Route.LoaderArgs) {
  const file = ownValue(staffFiles, list)
  if (!file) throw notHere()
  const query = readStaffListQuery<string>(file.list, url.searchParams)
  const text = await file.make(context.get(staffContext), { ...query, numbers: url.searchParams.getAll('id') })
  return new Response(text, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${list}.csv"` },
  })
}
