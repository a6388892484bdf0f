import { getEnvironment } from '../http/environment.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { indexText, listSitemaps, xmlAnswer } from '../kit/seo/sitemaps.server.ts'
import type { Route } from './+types/sitemap-index.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return xmlAnswer(indexText(getEnvironment().publicUrl, await listSitemaps(context.get(visitorContext).publicShop)))
}
