import { asCustomer } from '../../features/account/as-customer.server.ts'
import { statementsCsv } from '../../features/rewards/statements-csv.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import type { Route } from './+types/reward-statements-csv.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const { statements } = await visitor.shop.MyAccount.GetRewardStatements()
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="reward-points.csv"',
      'cache-control': 'no-store',
    }
    return new Response(statementsCsv(statements), { headers })
  })
}
