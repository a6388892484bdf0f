import { TimeZoneProvider } from '@tessera/ui/time-zone'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import { AccountError } from '../../shell/account/account-error.tsx'
import { AccountFrame } from '../../shell/account/account-frame.tsx'
import { accountRights } from '../../shell/account/account-rights.ts'
import type { Route } from './+types/layout.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => ({
    rights: accountRights(await customerSetOf(visitor)),
    timeZone: visitor.profile.timeZone,
  }))
}

/** Rights don't change with navigation, only with form submits. After a refusal nothing has changed. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod === 'POST' && defaultShouldRevalidate

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'Account' })

export default function Account({ loaderData }: Route.ComponentProps) {
  return (
    <TimeZoneProvider value={loaderData.timeZone}>
      <AccountFrame rights={loaderData.rights}>
        <Outlet />
      </AccountFrame>
    </TimeZoneProvider>
  )
}

/** If a page fails, the menu stays, so that the others can be reached. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>('routes/account/layout')
  const page = <AccountError error={error} />
  return frame ? <AccountFrame rights={frame.rights}>{page}</AccountFrame> : page
}
