import { Outlet } from 'react-router'
import { findPage } from '../generic/find-page.ts'
import { getEnvironment } from '../http/environment.server.ts'
import { pagePath } from '../session/page-path.ts'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/list-views.ts'

/** The saved views of the list at this address. A list without them is still a list, so a failure shows none. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const list = pagePath(url.pathname)
  const isList = !list.startsWith('/r/') || findPage(url)?.screen === 'list'
  if (!isList) return null
  const { token, caller } = context.get(staffContext)
  try {
    const { items } = await getEnvironment().shop.Console.ListViews({ list }, { accessToken: token })
    return { list, items, mayAll: caller.roles.has('FullAccess') }
  } catch {
    return null
  }
}

export default function ListViews() {
  return <Outlet />
}
