import { exportList } from '../generic/export-list.server.ts'
import { withoutPassing } from '../generic/passing-words.ts'
import { findRead } from '../operations/find-operation.ts'
import { notHere } from '../operations/read-operation.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/export.ts'

/** Any list as CSV, with the words of its address and the rights of the person who asks. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const found = findRead(params['*'])
  if (!found?.operation.list) throw notHere()
  const words = withoutPassing(url.searchParams)
  for (const own of ['view', 'page', 'pageSize']) words.delete(own)
  const text = await exportList(context.get(staffContext), found, words)
  const name = found.operation.path.split('/').at(-1)?.replaceAll(/\W/g, '') || 'list'
  return new Response(text, {
    headers: { 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${name}.csv"` },
  })
}
