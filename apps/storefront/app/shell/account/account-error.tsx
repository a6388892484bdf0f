import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../errors/error-page.tsx'

/** A document of another account is a 404; other errors use the shop's error page. */
export function AccountError({ error }: { error: unknown }) {
  const known = isRouteErrorResponse(error) ? error : undefined
  if (known?.status !== 404)
    return <ErrorPage status={known?.status ?? 500} data={known?.data} error={known ? undefined : error} />
  return (
    <>
      <title>Not found in your account – Tessera</title>
      <EmptyState
        level={1}
        title="We couldn’t find this in your account"
        action={<LinkButton href="/account">Go to your account</LinkButton>}
      >
        Check the number. It may also belong to a team member whose orders and documents you can’t view.
      </EmptyState>
    </>
  )
}
