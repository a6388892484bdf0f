import { loadPeople } from '../features/people/load-people.server.ts'
import { PeopleScreen } from '../features/people/people-screen.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/people.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => loadPeople(context.get(staffContext), url.searchParams)

export const meta: Route.MetaFunction = () => [{ title: 'People and permissions · Tessera console' }]

export default function People({ loaderData }: Route.ComponentProps) {
  return <PeopleScreen view={loaderData} />
}
