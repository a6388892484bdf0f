/**
 * Serves visited pages offline; every other page explains why it does not open. Only catalog pages are cached, never
 * carts, accounts or checkouts.
 */
const pageCache = 'pages-1'
const fileCache = 'files-1'
const offlinePage = '/offline'
const maxPages = 30
const maxFiles = 150
const cachedPaths = /^\/($|(products|shop|blog|guides|stores|calculators|faq|about|policies)(\/|$))/

addEventListener('install', (event) => {
  event.waitUntil(cacheOfflinePage().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteOldCaches(), registration.navigationPreload?.enable(), clients.claim()]))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  // account prices are dropped at sign-out
  if (pathname.startsWith('/sign-out')) event.waitUntil(caches.delete(pageCache))
  else if (request.method !== 'GET') return
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (isBuildFile(pathname)) event.respondWith(answerFile(request))
})

/** Scripts and the route manifest: without them no page can load even optional code. */
const isBuildFile = (pathname) => pathname.startsWith('/assets/') || pathname === '/__manifest'

async function cacheOfflinePage() {
  const cache = await caches.open(fileCache)
  const answer = await fetch(offlinePage)
  // it is shown at other addresses than its own, which the router would treat as an error
  const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g, '')
  const names = html.matchAll(/\/assets\/[\w.-]+\.(?:css|woff2)/g)
  await cache.put(offlinePage, new Response(html, { headers: answer.headers }))
  await Promise.allSettled([...new Set([...names].map(([name]) => name))].map((name) => cache.add(name)))
}

async function deleteOldCaches() {
  for (const name of await caches.keys()) if (name !== pageCache && name !== fileCache) await caches.delete(name)
}

async function answerPage(event, pathname) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (answer.ok && cachedPaths.test(pathname))
      event.waitUntil(addToCache(pageCache, event.request.url, answer.clone(), maxPages))
    return answer
  } catch {
    return (await caches.match(event.request.url)) ?? (await caches.match(offlinePage)) ?? Response.error()
  }
}

/** File names contain a hash of the content, so a cached file is never stale. */
async function answerFile(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await addToCache(fileCache, request, answer.clone(), maxFiles)
  return answer
}

/** Deletes the oldest entries above the limit; the offline page stays. */
async function addToCache(name, request, answer, maxEntries) {
  const cache = await caches.open(name)
  await cache.put(request, answer)
  const known = (await cache.keys()).filter(({ url }) => !url.endsWith(offlinePage))
  for (const old of known.slice(0, Math.max(known.length - maxEntries, 0))) await cache.delete(old)
}
