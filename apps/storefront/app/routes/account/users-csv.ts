import { asCustomer } from '../../features/account/as-customer.server.ts'
import { findUsers, userListStateOf } from '../../features/account/user-list.ts'
import { usersCsv } from '../../features/account/users-csv.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import type { Route } from './+types/users-csv.ts'

/** All users that match the search, on one sheet. */
export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const { users } = await visitor.shop.User.GetCustomerUserList()
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="account-users.csv"',
      'cache-control': 'private, no-store',
    }
    return new Response(usersCsv(findUsers(users, userListStateOf(url.searchParams)), visitor.profile.timeZone), {
      headers,
    })
  })
}
