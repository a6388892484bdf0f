import { closedPaths } from '../http/closed-paths.ts'
import { getEnvironment } from '../http/environment.server.ts'

export function loader() {
  const lines = ['User-agent: *', ...closedPaths.map((path) => `Disallow: ${path}`), 'Disallow: /*filter=*filter=']
  return new Response(`${lines.join('\n')}\n\nSitemap: ${getEnvironment().publicUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
