import { gzipSync } from 'node:zlib'
import { getTimed } from './get-timed.ts'

const packed = { 'accept-encoding': 'gzip' }

/** Compressed size of a page in kB. */
export const htmlWeight = async (url: string): Promise<number> => (await getTimed(url, packed)).body.length / 1000

/** Compressed size in kB of all scripts that the page names: they load before the page is interactive. */
export async function scriptWeight(url: string, headers: Record<string, string> = {}): Promise<number> {
  const { status, body } = await getTimed(url, headers)
  if (status !== 200) throw new Error(`${url} answered ${status}.`)
  const html = body.toString()
  const weights = await Promise.all(scriptsOf(html).map((path) => weightOf(new URL(path, url).href)))
  return weights.reduce((sum, weight) => sum + weight, 0) / 1000
}

/** URLs of script elements and preloads, and imports of inline scripts. */
function scriptsOf(html: string): string[] {
  const tags = html.match(/<(script|link)\b[^>]*>/g) ?? []
  const named = tags
    .filter((tag) => tag.startsWith('<script') || /rel="(modulepreload|later)"/.test(tag))
    .flatMap((tag) => /\b(?:src|href)="([^"]+)"/.exec(tag)?.[1] ?? [])
  const imported = [...html.matchAll(/\bimport\s+(?:[^"'();]+\sfrom\s+)?["']([^"']+\.js)["']/g)].flatMap(
    ([, path]) => path ?? [],
  )
  return [...new Set([...named, ...imported])]
}

async function weightOf(url: string): Promise<number> {
  const { status, body } = await getTimed(url, packed)
  if (status !== 200) throw new Error(`${url} answered ${status}.`)
  return isGzip(body) ? body.length : gzipSync(body).length
}

const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b
