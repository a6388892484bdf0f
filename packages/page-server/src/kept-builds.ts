import { createHash } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { type Asset, readBuild, sendAsset, toAsset } from './serve-assets.ts'

/** Processes of all releases find the files of each other's builds here. */
export interface BuildStore {
  get(name: string): Promise<Buffer | undefined>
  put(name: string, bytes: Uint8Array): Promise<void>
  delete(name: string): Promise<void>
  list(prefix: string): Promise<string[]>
}

export interface KeptBuildsOptions {
  store: BuildStore
  application: string
  /** Of the build of this process. */
  folder: URL
  /** Path that the build is served under. */
  base?: string
}

const keptBuilds = 3
const lookMilliseconds = 1000

/** Whether the request is for a hashed file. It then gets one of another build, or else `otherwise` answers. */
export type ServeKept = (request: IncomingMessage, response: ServerResponse, otherwise: RequestListener) => boolean

/**
 * Stores the hashed files of this build beside those of the last two, and serves them all: while a release is replaced,
 * a page of one build asks a process that has the other. A page also stays open for longer than a deploy takes.
 */
export async function serveKeptBuilds({
  store,
  application,
  folder,
  base = '/',
}: KeptBuildsOptions): Promise<ServeKept> {
  const prefix = `builds/${application}/`
  const own = [...readBuild(folder)].filter(isHashed)
  const digest = digestNames(own)
  await keepBuild(store, prefix, own, digest).catch((error) => {
    console.error('The files of this build could not be stored, so other releases cannot serve them:', error)
  })
  const find = createFinder(store, async () => (await store.list(prefix)).filter((name) => !name.includes(digest)))
  return (request, response, otherwise) => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (!path.startsWith(`${base}assets/`) || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    find(path.slice(base.length))
      .then((asset) => (asset ? sendAsset(asset, request, response) : otherwise(request, response)))
      .catch(() => sendUnavailable(response))
    return true
  }
}

/** A 404 could be remembered; this is asked for again. */
function sendUnavailable(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else response.writeHead(503, { 'retry-after': '5', 'cache-control': 'no-store' }).end()
}

type BuildFile = [name: string, asset: Asset]

const isHashed = ([name]: BuildFile): boolean => name.startsWith('assets/')

const digestNames = (files: BuildFile[]): string => {
  const names = files.map(([name]) => name).sort()
  return createHash('sha256').update(names.join()).digest('hex').slice(0, 16)
}

/** One blob per build: it is there as a whole or not at all. Its name begins with its time. */
async function keepBuild(store: BuildStore, prefix: string, build: BuildFile[], digest: string): Promise<void> {
  const stored = await store.list(prefix)
  if (stored.some((name) => name.includes(digest))) return
  const time = new Date().toISOString().replace(/\D/g, '')
  const blob = `${prefix}${time}-${digest}.json.gz`
  const files = build.map(([name, { plain }]) => [name, plain.toString('base64')])
  await store.put(blob, await promisify(gzip)(JSON.stringify(Object.fromEntries(files))))
  for (const name of [...stored, blob].sort().slice(0, -keptBuilds)) await store.delete(name)
}

type FindKept = (file: string) => Promise<Asset | undefined>

/** Reads the builds of others when a file is asked for that is in none known yet. */
function createFinder(store: BuildStore, listOthers: () => Promise<string[]>): FindKept {
  const known = new Map<string, Map<string, Asset>>()
  let looked = { at: 0, end: Promise.resolve() }
  const look = async () => {
    const names = await listOthers()
    for (const name of known.keys()) if (!names.includes(name)) known.delete(name)
    for (const name of names) if (!known.has(name)) known.set(name, await readKept(store, name))
  }
  const findKnown = (file: string) => [...known.values()].find((build) => build.has(file))?.get(file)
  return async (file) => {
    const found = findKnown(file)
    if (found) return found
    if (Date.now() - looked.at > lookMilliseconds) looked = { at: Date.now(), end: look() }
    await looked.end
    return findKnown(file)
  }
}

async function readKept(store: BuildStore, name: string): Promise<Map<string, Asset>> {
  const bytes = await store.get(name)
  if (!bytes) return new Map()
  const files: Record<string, string> = JSON.parse(String(await promisify(gunzip)(bytes)))
  return new Map(Object.entries(files).map(([file, content]) => [file, toAsset(file, Buffer.from(content, 'base64'))]))
}
