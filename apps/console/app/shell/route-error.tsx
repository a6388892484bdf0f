import { LinkButton } from '@tessera/ui/button'
import { EmptyState } from '@tessera/ui/empty-state'
import { lazy, useEffect } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import type { Problem } from '../operations/problem.ts'

/** Every page has this one; few ask for the password. */
const ConfirmPassword = lazy(async () => ({ default: (await import('./confirm-password.tsx')).ConfirmPassword }))

const unexpected: Problem = {
  title: 'Something went wrong',
  message: 'This is our fault, and it has been logged. Nothing was changed. Try again in a moment.',
}

const ignore = () => {}

/** The server has neither answered nor logged anything, and a form may have reached it. */
const unreachable: Problem = {
  title: 'No connection',
  message:
    'The console can’t be reached. If you just sent something, it may have been saved: look before you send it again.',
}

/** Chrome, Firefox and Safari say this when a request or the code of a page is lost on its way. */
const isLost = (error: unknown): boolean =>
  error instanceof TypeError &&
  /^(failed to fetch|networkerror|network error|load failed|error loading dynamically|importing a module)/i.test(
    error.message,
  )

const isProblem = (data: unknown): data is Problem => typeof data === 'object' && data !== null && 'message' in data

/** Shows why a page is missing, and the way on: another try, another right, or home. */
export function RouteError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation()
  const known = isRouteErrorResponse(error) && isProblem(error.data) ? error.data : undefined
  const { title, message, code, requestId, roles = [], ask } = known ?? (isLost(error) ? unreachable : unexpected)
  const status = isRouteErrorResponse(error) ? error.status : 500
  useEffect(() => {
    if (!ask) import('../generic/kept-texts.ts').then(({ keepSentTexts }) => keepSentTexts(), ignore)
  }, [ask])
  return (
    <EmptyState
      level={1}
      title={title}
      action={
        !ask && (
          <>
            {![403, 404, 501].includes(status) && <LinkButton href={pathname + search}>Try again</LinkButton>}
            <LinkButton href="/">Console home</LinkButton>
          </>
        )
      }
    >
      <p>{message}</p>
      {ask && <ConfirmPassword ask={ask} />}
      {roles.length > 0 && (
        <p className="mt-2">
          It requires one of these permissions: <b>{['FullAccess', ...roles].join(', ')}</b>. An administrator can add
          them to your security profile.
        </p>
      )}
      {(code || requestId) && status !== 404 && (
        <p className="mt-2 text-xs wrap-anywhere">
          {code}
          {requestId && ` · request ${requestId}`}
        </p>
      )}
    </EmptyState>
  )
}
