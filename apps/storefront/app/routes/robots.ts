import { getEnvironment } from '../lib/environment.server.ts'

/** Carts and accounts are nobody's to list; a listing with several filters is one of too many. */
const closed = [
  '/shopping-cart',
  '/checkout',
  '/account',
  '/order-confirmation',
  '/sign-',
  '/me',
  '/suggest',
  '/collect',
]

export function loader() {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Disallow: /*filter=*filter=']
  return new Response(`${lines.join('\n')}\n\nSitemap: ${getEnvironment().publicUrl}/sitemap.xml\n`, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })
}
