import { Outlet } from 'react-router'
import { AccountNav, SignOut } from '../../features/account/account-nav.tsx'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { metaOf } from '../../lib/seo.ts'
import { visitorContext } from '../../session/context.server.ts'
import type { Route } from './+types/layout.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => ({ canCreateUser: visitor.shown.canCreateUser }))
}

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Account' })

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-x-12 gap-y-8 pt-8 desktop:grid-cols-12 desktop:pt-12">
      <div className="min-w-0 desktop:col-span-3">
        <AccountNav canCreateUser={loaderData.canCreateUser} />
      </div>
      <div className="min-w-0 desktop:col-span-9">
        <Outlet />
        <div className="mt-12 border-t border-grout pt-4 desktop:hidden">
          <SignOut />
        </div>
      </div>
    </div>
  )
}
