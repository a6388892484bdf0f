import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type BuildStore, serveKeptBuilds } from '../src/kept-builds.ts'

function aStore(): BuildStore & { names(): string[] } {
  const blobs = new Map<string, Buffer>()
  return {
    get: async (name) => blobs.get(name),
    put: async (name, bytes) => void blobs.set(name, Buffer.from(bytes)),
    delete: async (name) => void blobs.delete(name),
    list: async (prefix) => [...blobs.keys()].filter((name) => name.startsWith(prefix)).sort(),
    names: () => [...blobs.keys()],
  }
}

/** A server of a release whose build has this file. */
async function aRelease(store: BuildStore, file: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'build-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'assets', file), `export const from = '${file}'`)
  const kept = await serveKeptBuilds({ store, application: 'pages', folder: pathToFileURL(`${folder}/`) })
  const missing: RequestListener = (_request, response) => response.writeHead(404).end()
  const server = createServer((request, response) => {
    if (!kept(request, response, missing)) missing(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

test('an unknown file is a 404, and one that cannot be looked for is asked for again later', async () => {
  const store = aStore()
  const url = await aRelease(store, 'root-aaaa.js')
  expect((await fetch(`${url}/assets/root-none.js`)).status).toBe(404)
  expect((await fetch(`${url}/other.js`)).status).toBe(404)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const down = { ...store, list: () => Promise.reject(new Error('down')) }
  const unavailable = await fetch(`${await aRelease(down, 'root-bbbb.js')}/assets/root-none.js`)
  expect([unavailable.status, unavailable.headers.get('cache-control')]).toEqual([503, 'no-store'])
})

test('processes of two releases serve the files of each other', async () => {
  const store = aStore()
  const older = await aRelease(store, 'root-aaaa.js')
  const newer = await aRelease(store, 'root-bbbb.js')
  for (const [url, file] of [
    [older, 'root-bbbb.js'],
    [newer, 'root-aaaa.js'],
  ]) {
    const answer = await fetch(`${url}/assets/${file}`)
    expect(await answer.text()).toBe(`export const from = '${file}'`)
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('content-type')).toContain('text/javascript')
  }
})

test('the last three builds are kept, each once', async () => {
  const store = aStore()
  for (const file of ['a-1111.js', 'b-2222.js', 'c-3333.js', 'd-4444.js', 'd-4444.js']) await aRelease(store, file)
  expect(store.names()).toHaveLength(3)
  const url = await aRelease(store, 'd-4444.js')
  expect((await fetch(`${url}/assets/a-1111.js`)).status).toBe(404)
  expect((await fetch(`${url}/assets/b-2222.js`)).status).toBe(200)
})
