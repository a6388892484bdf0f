import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { isRouteErrorResponse } from 'react-router'
import { ErrorPage } from '../errors/error-page.tsx'

/** What is not of the account does not exist; everything else is told as everywhere in the shop. */
export function AccountError({ error }: { error: unknown }) {
  const known = isRouteErrorResponse(error) ? error : undefined
  if (known?.status !== 404)
    return <ErrorPage status={known?.status ?? 500} data={known?.data} error={known ? undefined : error} />
  return (
    <>
      <title>Not in your account – Tessera</title>
      <EmptyState
        level={1}
        title="We could not find this in your account"
        action={<LinkButton href="/account">To your account</LinkButton>}
      >
        The number may have a typing error, or it belongs to a colleague whose orders and papers you do not see.
      </EmptyState>
    </>
  )
}
