/** A navigation from a link on another site. Browsers without `Sec-Fetch-Site` are not detected. */
export const isFromAnotherSite = ({ method, headers }: Request): boolean =>
  method === 'GET' && headers.get('sec-fetch-site') === 'cross-site' && headers.get('sec-fetch-mode') === 'navigate'

/**
 * Reloads the same address from this site, because strict refresh cookies are not sent with cross-site navigations. It
 * needs no script and cannot loop: the reload is same-site.
 */
export const respondWithRefresh = (): Response =>
  new Response('<!doctype html><html lang="en"><meta http-equiv="refresh" content="0"><title>Tessera</title></html>', {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  })
