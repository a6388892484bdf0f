import { Outlet } from 'react-router'
import { RouteError } from '../shell/route-error.tsx'
import type { Route } from './+types/page-boundary.ts'

export default function PageBoundary() {
  return <Outlet />
}

/**
 * A page that fails keeps the menu: the parts that work stay. It is a route of its own because a boundary gets no data of
 * its own loader after a form that fails.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
