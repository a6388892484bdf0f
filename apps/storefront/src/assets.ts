import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const isText = (type: string): boolean => /text|json|svg/.test(type)

interface Asset {
  type: string
  cache: string
  plain: Buffer
  gzip?: Buffer
  br?: Buffer
}

/** Files of the build, read and compressed once: a shop has a few dozen, about a megabyte. Names with a hash never change. */
export function serveAssets(folder: URL): (request: IncomingMessage, response: ServerResponse) => boolean {
  const known = new Map<string, Asset>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const type = types[extname(name)]
    if (type && !name.startsWith('.vite')) known.set(`/${name.replaceAll('\\', '/')}`, load(folder, name, type))
  }
  return (request, response) => {
    const asset = known.get((request.url ?? '').split('?')[0] ?? '')
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    send(asset, request, response)
    return true
  }
}

function load(folder: URL, name: string, type: string): Asset {
  const plain = readFileSync(fileURLToPath(new URL(name, folder)))
  const cache = name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  if (!isText(type)) return { type, cache, plain }
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  return { type, cache, plain, gzip: gzipSync(plain, { level: 9 }), br: brotliCompressSync(plain, quality) }
}

function send(asset: Asset, request: IncomingMessage, response: ServerResponse): void {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = (['br', 'gzip'] as const).find((one) => asset[one] && accepted.includes(one))
  const body = (encoding && asset[encoding]) ?? asset.plain
  response.writeHead(200, {
    'content-type': asset.type,
    'content-length': body.length,
    'cache-control': asset.cache,
    'x-content-type-options': 'nosniff',
    vary: 'accept-encoding',
    ...(encoding && { 'content-encoding': encoding }),
  })
  response.end(request.method === 'HEAD' ? undefined : body)
}
