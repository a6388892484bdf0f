import { AccountNotices } from '../../features/account/account-notices.tsx'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { FirstSteps } from '../../features/account/first-steps.tsx'
import { loadOverview } from '../../features/account/load-overview.server.ts'
import { OverviewCards } from '../../features/account/overview-cards.tsx'
import { visitorContext } from '../../session/context.server.ts'
import type { Route } from './+types/home.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => ({
    ...(await loadOverview(visitor)),
    joined: Math.min(Number(url.searchParams.get('joined')) || 0, 999),
    isPasswordNew: url.searchParams.get('changed') === 'password',
  }))
}

export default function AccountHome({ loaderData }: Route.ComponentProps) {
  const { status, joined, isPasswordNew, ...overview } = loaderData
  const { user } = overview.set
  const isNew = !overview.store && overview.addressCount === 0
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="text-5xl">{user ? `Hello, ${user.firstName}` : 'Your account'}</h1>
        {user && (
          <p className="text-stone">
            {user.accountLabel} · {user.cust_name} · customer number <span className="tabular">{user.cust_num}</span>
          </p>
        )}
      </header>
      <AccountNotices status={status} joined={joined} isPasswordNew={isPasswordNew} />
      <OverviewCards {...overview} />
      {isNew && <FirstSteps />}
    </div>
  )
}
