import { getEnvironment } from '../lib/environment.server.ts'
import { indexText, listSitemaps, xmlAnswer } from '../lib/sitemaps.server.ts'
import { visitorContext } from '../session/context.server.ts'
import type { Route } from './+types/sitemap-index.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return xmlAnswer(indexText(getEnvironment().publicUrl, await listSitemaps(context.get(visitorContext).publicShop)))
}
