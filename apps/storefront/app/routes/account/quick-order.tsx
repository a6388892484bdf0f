import { ErrorSummary } from '@tessera/ui/error-summary'
import { formatUnits } from '@tessera/ui/format'
import { Link } from '@tessera/ui/link'
import { Notice } from '@tessera/ui/notice'
import { data, useNavigation } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { CheckedList } from '../../features/quick-order/checked-list.tsx'
import { ListForm } from '../../features/quick-order/list-form.tsx'
import { listActions, quickOrder } from '../../features/quick-order/quick-order.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { NoRightPage } from '../../kit/account/no-right-page.tsx'
import { PageHead } from '../../kit/account/page-head.tsx'
import { type FormArgs, formActions } from '../../kit/forms/form-action.server.ts'
import { useLastAnswer } from '../../kit/forms/use-last-answer.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import { accountRights } from '../../shell/account/account-rights.ts'
import type { Route } from './+types/quick-order.ts'

/** A user who may not place orders hears who can change that, instead of filling a cart in vain. */
export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    if (accountRights(await customerSetOf(visitor)).canBuy) return { noRight: null }
    const { managers } = await visitor.shop.MyOrders.GetSpendingLimits()
    const ask = managers.length > 0 ? ` Ask ${managers.join(' or ')}.` : ''
    const noRight = { code: 'Quote.NeedsBuy', message: `Quick order is for users who place orders.${ask}`, managers }
    return data({ noRight }, { status: 403 })
  })
}

export const action = formActions(listActions, ({ visitor, url, form }: FormArgs<Route.ActionArgs>, what) =>
  asCustomer(visitor, url, () => quickOrder(what, visitor, form)),
)

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Quick order' })

export default function QuickOrder({ loaderData: { noRight }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const answer = useLastAnswer(actionData)
  const { lines = [], added = 0, problem = null, fileProblem = null, typed = '' } = answer ?? {}
  const more = { isBusy, typed, fileProblem }
  if (noRight) return <NoRightPage noRight={noRight} />
  const wrong = lines.filter((line) => line.problem !== null).length
  return (
    <div className="grid gap-8">
      <PageHead title="Quick order">Paste a list of SKUs. We check every line and add them all to your cart.</PageHead>
      {problem && <Notice kind="error" isLive title={problem} />}
      {fileProblem && <ErrorSummary errors={[{ field: 'file', message: fileProblem }]} />}
      {added > 0 && (
        <Notice kind="success" isLive>
          {formatUnits(added, 'line')} {added === 1 ? 'is' : 'are'} in your <Link href="/shopping-cart">cart</Link>. Fix
          the remaining lines below.
        </Notice>
      )}
      {wrong > 0 && (
        <Notice kind="warning" isLive>
          {formatUnits(wrong, 'line')} {wrong === 1 ? 'needs' : 'need'} attention. Nothing on your list is lost.
        </Notice>
      )}
      {lines.length > 0 ? <CheckedList lines={lines} {...more} /> : <ListForm {...more} />}
    </div>
  )
}
