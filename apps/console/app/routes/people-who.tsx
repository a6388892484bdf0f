import { loadWho } from '../features/people/load-who.server.ts'
import { WhoScreen } from '../features/people/who-screen.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/people-who.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => loadWho(context.get(staffContext), url.searchParams)

export const meta: Route.MetaFunction = () => [{ title: 'Who can …? · Tessera console' }]

export default function PeopleWho({ loaderData }: Route.ComponentProps) {
  return <WhoScreen view={loaderData} />
}
