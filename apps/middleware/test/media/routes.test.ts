import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mediaUrl } from '@tessera/pictures/media/media-url'
import { PictureStudio } from '@tessera/pictures/media/picture-studio'
import type { TileRecipe } from '@tessera/pictures/recipe'
import { createHttp } from '@tessera/server/http'
import { createLog } from '@tessera/server/log'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from '../../src/kit/http/answer-errors.ts'
import { registerMedia } from '../../src/modules/catalog/media/routes.ts'

const recipe: TileRecipe = {
  kind: 'tile',
  surface: { seed: 3, look: 'solid', palette: ['#c9c2b2'], sheen: 'matte', variation: 1 },
  shape: 'rectangle',
  width: 4,
  length: 4,
  edge: 'sharp',
  joint: 0.1,
  grout: '#999999',
  lay: 'grid',
}

let studio: PictureStudio
let app: FastifyInstance
let folder = ''
const asked: string[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'))
  studio = await PictureStudio.open({ folder, painters: 1 })
  app = createHttp({ logger: createLog({ service: 'test', level: 'silent' }) })
  registerMedia(app, {
    studio,
    findProduct: async (sku) => {
      asked.push(sku)
      return sku === 'TILE-1' ? { recipe, uses: ['Floor'] } : undefined
    },
    pages: new Map([['home', { recipe, view: 'laid' }]]),
  })
  answerErrors(app)
  await app.ready()
})

afterAll(async () => {
  await app.close()
  await studio.close()
  await rm(folder, { recursive: true, force: true })
})

test.each([
  '/media/TILE-1/scene-641.avif',
  '/media/TILE-1/scene-99999.avif',
  '/media/TILE-1/face-160.svg',
  '/media/TILE-1/ceiling-160.avif',
  '/media/TILE-1/face-160.avif?width=9000',
  '/media/TILE-1/face-160.avif?v=1&v=2',
  '/media/TILE-1/face-160.avif?v=%3Cscript%3E',
  '/media/..%2f..%2fetc/face-160.avif',
  '/media/%00/face-160.avif',
  `/media/${'x'.repeat(65)}/face-160.avif`,
  '/media/content/home/161.avif',
  '/media/content/..%2fhome/160.avif',
])('%s is refused before anybody is asked', async (url) => {
  const before = [studio.made, asked.length]
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(400)
  expect([studio.made, asked.length]).toEqual(before)
})

test.each(['/media/TILE-2/face-160.avif', '/media/content/nowhere/160.avif'])('%s does not exist', async (url) => {
  const before = studio.made
  expect((await app.inject(url)).statusCode).toBe(404)
  expect(studio.made).toBe(before)
})

test.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
] as const)('a picture comes as %s with headers to keep it for good', async (format, type) => {
  const answer = await app.inject(mediaUrl('TILE-1', 'face', 160, format))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe(type)
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
  expect(answer.headers.etag).toMatch(/^"[\w.-]+"$/)
})

test('a client that has the picture gets 304', async () => {
  const url = mediaUrl('TILE-1', 'face', 160, 'webp')
  const { headers } = await app.inject(url)
  const answer = await app.inject({ url, headers: { 'if-none-match': `W/${headers.etag}, "other"` } })
  expect(answer.statusCode).toBe(304)
  expect(answer.rawPayload.length).toBe(0)
})

test('HEAD tells the size and sends nothing', async () => {
  const url = mediaUrl('TILE-1', 'face', 160, 'webp')
  const { rawPayload } = await app.inject(url)
  const answer = await app.inject({ method: 'HEAD', url })
  expect(answer.headers['content-length']).toBe(String(rawPayload.length))
  expect(answer.rawPayload.length).toBe(0)
})

test('ten at once cost one job', async () => {
  const before = studio.made
  const url = mediaUrl('TILE-1', 'face2', 160, 'webp')
  const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(studio.made).toBe(before + 1)
})

test('a picture whose file was taken away is made again', async () => {
  const url = mediaUrl('TILE-1', 'face3', 160, 'webp')
  await app.inject(url)
  await rm(join(folder, 'v1'), { recursive: true, force: true })
  expect((await app.inject(url)).statusCode).toBe(200)
})

test('pictures of pages come three to two', async () => {
  const answer = await app.inject('/media/content/home/160.webp?v=1')
  expect(answer.statusCode).toBe(200)
  // a lossy WebP stores width and height in 14 bits each, from byte 26
  expect([answer.rawPayload.readUInt16LE(26), answer.rawPayload.readUInt16LE(28)]).toEqual([160, 107])
})

test('a request that waited too long is asked to retry, and the drawing goes on', async () => {
  const slow = createHttp({ logger: createLog({ service: 'test', level: 'silent' }) })
  registerMedia(slow, { studio, findProduct: async () => ({ recipe, uses: ['Floor'] }), pages: new Map(), patience: 1 })
  answerErrors(slow)
  const before = studio.made
  const url = mediaUrl('TILE-1', 'laid', 480, 'webp')
  const late = await slow.inject(url)
  expect([late.statusCode, late.headers['retry-after']]).toEqual([503, '5'])
  await expect.poll(async () => (await slow.inject(url)).statusCode).toBe(200)
  expect(studio.made).toBe(before + 1)
  await slow.close()
})
