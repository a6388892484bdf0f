import { readLocalPath } from '@tessera/contract/kit/read-local-path'
import { data, redirect } from 'react-router'
import { findRedirect } from '../http/find-redirect.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import type { Route } from './+types/not-found.ts'

/** Redirects moved URLs; everything else answers 404. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const moved = await findRedirect(context.get(visitorContext).publicShop, url.pathname)
  if (moved?.target) throw redirect(readLocalPath(moved.target) ?? '/', moved.status ?? 301)
  throw data(null, { status: moved ? 410 : 404 })
}

export default function NotFound() {
  return null
}
