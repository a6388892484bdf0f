import { lazy, Suspense } from 'react'
import { isRouteErrorResponse } from 'react-router'

/** Loaded on the first error only. If that fails too, a plain sentence is shown. */
const ErrorPage = lazy(() =>
  import('./errors/error-page.tsx').then(
    (file) => ({ default: file.ErrorPage }),
    () => ({ default: Unreachable }),
  ),
)

/** Shows any error thrown in a route. */
export function RouteError({ error }: { error: unknown }) {
  const known = isRouteErrorResponse(error) ? error : undefined
  return (
    <Suspense>
      <ErrorPage status={known?.status ?? 500} data={known?.data} error={known ? undefined : error} />
    </Suspense>
  )
}

function Unreachable() {
  return (
    <div className="page py-12">
      <h1 className="text-4xl">{navigator.onLine ? 'Something went wrong, please try again' : 'You are offline'}</h1>
      <p className="mt-4">
        Your cart is saved. <a href={location.href}>Try again</a>
      </p>
    </div>
  )
}
