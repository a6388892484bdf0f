import { data } from 'react-router'
import { getEnvironment } from '../http/environment.server.ts'
import { visitorContext } from '../http/session/context.server.ts'
import { listSitemaps, sitemapText, xmlAnswer } from '../kit/seo/sitemaps.server.ts'
import type { Route } from './+types/sitemap.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const [, kind] = /^\/sitemap\/([\w-]+)\.xml$/.exec(url.pathname) ?? []
  const sitemap = (await listSitemaps(context.get(visitorContext).publicShop)).find((one) => one.kind === kind)
  if (!sitemap) throw data(null, { status: 404 })
  return xmlAnswer(sitemapText(getEnvironment().publicUrl, sitemap))
}
