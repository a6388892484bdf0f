/** A page that somebody follows a link of another site to. Browsers that do not say so are not asked twice. */
export const isFromAnotherSite = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') === 'navigate'

/**
 * Asks for the same address once more, from here: what renews a session is sent only to who comes from this shop. It
 * needs no script, and ends by itself, since the second time nobody comes from elsewhere.
 */
export const bounce = (): Response =>
  new Response('<!doctype html><html lang="en"><meta http-equiv="refresh" content="0"><title>Tessera</title></html>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
