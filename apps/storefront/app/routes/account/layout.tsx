import { fetching } from '@tessera/contract/shop/constants'
import { TimeZoneProvider } from '@tessera/ui/time-zone'
import { Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from 'react-router'
import { asCustomer } from '../../features/account/as-customer.server.ts'
import { createExpiryCheck } from '../../http/create-expiry-check.ts'
import { visitorContext } from '../../http/session/context.server.ts'
import { customerSetOf } from '../../kit/account/customer-set.server.ts'
import { metaOf } from '../../kit/seo/seo.ts'
import { AccountError } from '../../shell/account/account-error.tsx'
import { AccountFrame } from '../../shell/account/account-frame.tsx'
import { accountRights } from '../../shell/account/account-rights.ts'
import type { Route } from './+types/layout.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext)
  return asCustomer(visitor, url, async () => {
    const set = await customerSetOf(visitor)
    return { rights: accountRights(set), timeZone: visitor.profile.timeZone }
  })
}

const isOld = createExpiryCheck(fetching.forgottenAfterMilliseconds)

/**
 * Rights and time zone change with form submits, of colleagues too, and seldom: other pages ask again after a while.
 * After a refusal nothing has changed.
 */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  isOld() || (formMethod === 'POST' && defaultShouldRevalidate)

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
