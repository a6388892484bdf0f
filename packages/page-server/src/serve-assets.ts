import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

type Encoding = 'br' | 'gzip'

/** A file of a build. */
export interface Asset {
  type: string
  cache: string
  plain: Buffer
  /** Compressed on first request: compressing all files would add 1.5 s to every start. */
  packed: Partial<Record<Encoding, Promise<Buffer>>>
}

const brotli = (plain: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const encoders: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, 9),
  gzip: (plain) => promisify(gzip)(plain, { level: 9 }),
}

/**
 * Serves the build's files from memory: a few dozen, about 1 MB. File names with a hash are immutable. `base` is the
 * path that the build is served under.
 */
export function serveAssets(folder: URL, base = '/'): (request: IncomingMessage, response: ServerResponse) => boolean {
  const known = new Map([...readBuild(folder)].map(([name, asset]) => [base + name, asset]))
  return (request, response) => {
    const asset = known.get((request.url ?? '').split('?')[0] ?? '')
    if (!asset || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    sendAsset(asset, request, response).catch((error) => response.destroy(error))
    return true
  }
}

/** Name → file, such as `assets/root-C0ffee.js`. */
export function readBuild(folder: URL): Map<string, Asset> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => !name.startsWith('.vite'))
  return new Map(
    names.flatMap((name) => {
      if (!types[extname(name)]) return []
      const path = name.replaceAll('\\', '/')
      return [[path, toAsset(path, readFileSync(fileURLToPath(new URL(path, folder))))]]
    }),
  )
}

export function toAsset(name: string, plain: Buffer): Asset {
  const cache = name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'
  return { type: types[extname(name)] ?? 'application/octet-stream', cache, plain, packed: {} }
}

export async function sendAsset(asset: Asset, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const accepted = String(request.headers['accept-encoding'] ?? '')
  const encoding = isText(asset.type) ? (['br', 'gzip'] as const).find((one) => accepted.includes(one)) : undefined
  const body = encoding ? await encodeAsset(asset, encoding) : asset.plain
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

function encodeAsset({ plain, packed }: Asset, encoding: Encoding): Promise<Buffer> {
  const known = packed[encoding]
  if (known) return known
  const first = encoders[encoding](plain)
  packed[encoding] = first
  if (encoding === 'br') void packTighter({ plain, packed }, first)
  return first
}

/** Brotli's highest quality is 7% smaller and takes a second for a large file, so no one waits for it. */
async function packTighter({ plain, packed }: Pick<Asset, 'plain' | 'packed'>, first: Promise<Buffer>): Promise<void> {
  const tight = await first.then(() => brotli(plain, 11)).catch(() => undefined)
  if (tight) packed.br = Promise.resolve(tight)
}
