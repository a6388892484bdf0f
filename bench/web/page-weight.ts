import { gzipSync } from 'node:zlib'
import { get } from './get.ts'

const packed = { 'accept-encoding': 'gzip' }

/** Kilobytes of a page as a browser gets it. */
export const htmlWeight = async (url: string): Promise<number> => (await get(url, packed)).body.length / 1000

/** Kilobytes of all scripts that the page names itself: they come before anything answers to a finger. */
export async function scriptWeight(url: string): Promise<number> {
  const html = (await get(url)).body.toString()
  const weights = await Promise.all(scriptsOf(html).map((path) => weightOf(new URL(path, url).href)))
  return weights.reduce((sum, weight) => sum + weight, 0) / 1000
}

/** Files of script elements, of those to load ahead, and what the scripts inside the page import at once. */
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
  const { status, body } = await get(url, packed)
  if (status !== 200) throw new Error(`${url} answered ${status}.`)
  return isGzip(body) ? body.length : gzipSync(body).length
}

const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b
