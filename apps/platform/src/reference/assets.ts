import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export interface ReferenceAsset {
  /** Path without the hash, as in the router. */
  path: string
  /** URL with the hash: it changes with the content, so it may be cached forever. */
  url: string
  hash: string
  type: string
  body: string
}

export interface ReferenceAssets {
  style: ReferenceAsset
  script: ReferenceAsset
  mark: ReferenceAsset
}

function loadAsset(name: string, type: string, files: readonly string[] = [name]): ReferenceAsset {
  const body = files.map((file) => readFileSync(new URL(`./assets/${file}`, import.meta.url), 'utf8')).join('')
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 12)
  const path = `/docs/assets/${name}`
  return { path, url: `${path}?v=${hash}`, hash, type, body }
}

export const loadAssets = (): ReferenceAssets => ({
  style: loadAsset('style.css', 'text/css; charset=utf-8', ['base.css', 'page.css', 'parts.css', 'tables.css']),
  script: loadAsset('reference.js', 'text/javascript; charset=utf-8'),
  mark: loadAsset('mark.svg', 'image/svg+xml'),
})
