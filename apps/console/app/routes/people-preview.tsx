import { loadPreview } from '../features/people/load-preview.server.ts'
import { PreviewScreen } from '../features/people/preview-screen.tsx'
import { staffContext } from '../session/staff.server.ts'
import type { Route } from './+types/people-preview.ts'

export const loader = ({ url, context }: Route.LoaderArgs) => loadPreview(context.get(staffContext), url.searchParams)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `What ${loaderData?.title ?? 'someone'} can do · Tessera console` },
]

export default function PeoplePreview({ loaderData }: Route.ComponentProps) {
  return <PreviewScreen view={loaderData} />
}
