/**
 * Serves visited pages offline; every other page explains why it does not open. Only catalog pages are cached, never
 * carts, accounts or checkouts.
 */
const pages = 'pages-1'
const files = 'files-1'
const offline = '/offline'
const mostPages = 30
const mostFiles = 150
const kept = /^\/($|(products|shop|blog|guides|stores|calculators|faq|about|policies)(\/|$))/

addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(() => skipWaiting()))
})

addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOlder(), registration.navigationPreload?.enable(), clients.claim()]))
})

addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin) return
  // account prices are dropped at sign-out
  if (pathname.startsWith('/sign-out')) event.waitUntil(caches.delete(pages))
  else if (request.method !== 'GET') return
  else if (request.mode === 'navigate') event.respondWith(answerPage(event, pathname))
  else if (isOfBuild(pathname)) event.respondWith(answerFile(request))
})

/** Scripts and the route manifest: without them no page can load even optional code. */
const isOfBuild = (pathname) => pathname.startsWith('/assets/') || pathname === '/__manifest'

async function keepOfflinePage() {
  const cache = await caches.open(files)
  const answer = await fetch(offline)
  // it is shown at other addresses than its own, which the router would treat as an error
  const html = (await answer.text()).replaceAll(/<script[\s\S]*?<\/script>|<link[^>]*modulepreload[^>]*>/g, '')
  const names = html.matchAll(/\/assets\/[\w.-]+\.(?:css|woff2)/g)
  await cache.put(offline, new Response(html, { headers: answer.headers }))
  await Promise.allSettled([...new Set([...names].map(([name]) => name))].map((name) => cache.add(name)))
}

async function dropOlder() {
  for (const name of await caches.keys()) if (name !== pages && name !== files) await caches.delete(name)
}

async function answerPage(event, pathname) {
  try {
    const answer = (await event.preloadResponse) ?? (await fetch(event.request))
    if (answer.ok && kept.test(pathname)) event.waitUntil(keep(pages, event.request.url, answer.clone(), mostPages))
    return answer
  } catch {
    return (await caches.match(event.request.url)) ?? (await caches.match(offline)) ?? Response.error()
  }
}

/** Their addresses change with what is in them, so what is here is right. */
async function answerFile(request) {
  const known = await caches.match(request)
  if (known) return known
  const answer = await fetch(request)
  if (answer.ok) await keep(files, request, answer.clone(), mostFiles)
  return answer
}

/** The oldest give way; the offline page came first and stays. */
async function keep(name, request, answer, most) {
  const cache = await caches.open(name)
  await cache.put(request, answer)
  const known = (await cache.keys()).filter(({ url }) => !url.endsWith(offline))
  for (const old of known.slice(0, Math.max(known.length - most, 0))) await cache.delete(old)
}
