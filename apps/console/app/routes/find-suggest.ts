import { findInShop } from '../features/find/find-in-shop.server.ts'
import { findOthers } from '../features/find/find-others.server.ts'
import { operationGroup } from '../generic/list-operations.server.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/find-suggest.ts'

const maxOperations = 4

/** The palette's options while typing. Everything else is looked for once there is nothing of the daily work. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const staff = context.get(staffContext)
  const q = url.searchParams.get('q') ?? ''
  const text = q.trim()
  const items = await findInShop(staff, q)
  if (items.length > 0) return Response.json({ items })
  const others = await findOthers(staff, text)
  return Response.json({ items, others, operations: operationGroup(staff.caller, text, maxOperations) })
}
