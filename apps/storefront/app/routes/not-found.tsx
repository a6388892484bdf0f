import { visitorContext } from '../http/session/context.server.ts'
import { throwMoved } from '../http/throw-moved.server.ts'
import type { Route } from './+types/not-found.ts'

/** Redirects moved URLs; everything else answers 404. */
export const loader = ({ url, context }: Route.LoaderArgs) => throwMoved(context.get(visitorContext).publicShop, url)

export default function NotFound() {
  return null
}
