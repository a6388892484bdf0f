import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, expect, test } from 'vitest'
import type { DrawnSubject, PictureRequest } from '../../src/media/picture-request.ts'
import { PictureStudio, type PictureStudioOptions } from '../../src/media/picture-studio.ts'
import { WorkerPoolBusy } from '../../src/media/worker-pool.ts'
import { createPictureFolder } from './create-picture-folder.ts'

const open: PictureStudio[] = []
afterEach(() => Promise.all(open.splice(0).map((studio) => studio.close())))

async function aStudio(options: Partial<PictureStudioOptions> = {}): Promise<PictureStudio> {
  const folder = options.folder ?? (await createPictureFolder())
  const studio = await PictureStudio.open({ painters: 1, isBusy: () => false, ...options, folder })
  open.push(studio)
  return studio
}

const subject = (over: Partial<DrawnSubject> = {}): DrawnSubject => ({
  recipe: {
    kind: 'tile',
    surface: { seed: 5, look: 'solid', palette: ['#d8d2c4'], sheen: 'matte', variation: 1 },
    shape: 'rectangle',
    width: 6,
    length: 6,
    edge: 'sharp',
    joint: 0.1,
    grout: '#999999',
    lay: 'grid',
  },
  view: 'face',
  uses: ['Floor'],
  ...over,
})
const order = (over: Partial<PictureRequest> = {}): PictureRequest => ({
  subject: subject(),
  width: 160,
  format: 'webp',
  ...over,
})

test('a recipe that cannot be drawn fails, and the worker continues', async () => {
  const studio = await aStudio()
  const { recipe } = subject()
  const broken = subject({ recipe: { ...recipe, grout: 'grey' } as DrawnSubject['recipe'] })
  await expect(studio.get(order({ subject: broken }))).rejects.toThrow('grout')
  expect((await studio.get(order())).size).toBeGreaterThan(100)
})

test('a full queue refuses instead of growing', async () => {
  const studio = await aStudio({ longestQueue: 1 })
  const asked = [160, 320, 480].map((width) => studio.get(order({ width })).catch((error: unknown) => error))
  const results = await Promise.all(asked)
  expect(results.some((result) => result instanceof WorkerPoolBusy)).toBe(true)
})

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
  ['jpg', 'jpeg'],
] as const)('a picture as %s is what it says', async (format, expected) => {
  const studio = await aStudio()
  const { path } = await studio.get(order({ format }))
  const { width, height, format: found } = await sharp(await readFile(path)).metadata()
  expect([width, height, found]).toEqual([160, 160, expected])
})

test('two who ask for the same picture at once get it from one job', async () => {
  const studio = await aStudio()
  const [one, two] = await Promise.all([studio.get(order()), studio.get(order())])
  expect(one).toEqual(two)
  expect(studio.made).toBe(1)
})

test('a smaller picture is scaled from the larger one that is there', async () => {
  const studio = await aStudio()
  await studio.get(order({ width: 320 }))
  const { path } = await studio.get(order({ width: 160, format: 'jpg' }))
  expect((await sharp(path).metadata()).width).toBe(160)
})

test('pictures survive a restart', async () => {
  const folder = await createPictureFolder()
  const first = await aStudio({ folder })
  const made = await first.get(order())
  const second = await aStudio({ folder })
  expect(second.find(order())).toEqual(made)
  expect(second.made).toBe(0)
})

test('a shipped picture is there without being made, and smaller ones are scaled from it', async () => {
  const shipped = await createPictureFolder()
  const large = order({ width: 320, format: 'avif' })
  const made = await (await aStudio()).get(large)
  await copyFile(made.path, join(shipped, made.tag))
  const studio = await aStudio({ shipped })
  expect(studio.find(large)).toEqual({ path: join(shipped, made.tag), size: made.size, tag: made.tag })
  const { path } = await studio.get(order({ width: 160, format: 'jpg' }))
  expect((await sharp(path).metadata()).width).toBe(160)
  // a painted picture leaves a master of its own width; a scaled one does not
  expect((await readdir(join(path, '..'))).filter((name) => name.endsWith('.master'))).toEqual([])
})

test('another recipe is another picture, the order of its fields does not matter', async () => {
  const studio = await aStudio()
  const { recipe } = subject()
  const turned = Object.fromEntries(Object.entries(recipe).reverse()) as unknown as DrawnSubject['recipe']
  const made = await studio.get(order())
  expect(studio.find(order({ subject: subject({ recipe: turned }) }))?.tag).toBe(made.tag)
  expect(studio.find(order({ subject: subject({ view: 'laid' }) }))).toBeUndefined()
})

test('background work waits while the machine is busy, and a request does not', async () => {
  const studio = await aStudio({ isBusy: () => true })
  void studio.prepareInBackground([order({ width: 320 })])
  expect((await studio.get(order())).size).toBeGreaterThan(100)
  expect([studio.made, studio.find(order({ width: 320 }))]).toEqual([1, undefined])
})

test('a list is prepared in the background, broken ones passed over', async () => {
  const studio = await aStudio()
  const broken = subject({ recipe: { ...subject().recipe, grout: 'grey' } as DrawnSubject['recipe'] })
  await studio.prepareInBackground([order({ subject: broken }), order()])
  expect(studio.find(order())).toBeDefined()
})

test('an uploaded picture is cropped to the shape of its view and read once; without it the drawn one is shown', async () => {
  const asked: string[] = []
  const upload = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#ff0000' } })
    .jpeg()
    .toBuffer()
  const readPhoto = async (id: string) => {
    asked.push(id)
    return id === 'known' ? upload : undefined
  }
  const studio = await aStudio({ readPhoto })
  await expect(studio.get(order({ subject: { photo: 'lost', view: 'face' } }))).rejects.toThrow('no such upload')
  const drawn = await studio.get(order({ subject: { photo: 'lost', view: 'face', instead: subject() } }))
  expect(drawn.tag).toBe((await studio.get(order())).tag)
  const sizes = []
  for (const [view, width] of [
    ['scene', 480],
    ['scene', 160],
    ['face', 160],
  ] as const) {
    const { path } = await studio.get(order({ subject: { photo: 'known', view }, width }))
    const { width: wide, height } = await sharp(path).metadata()
    sizes.push([wide, height])
  }
  expect(sizes).toEqual([
    [480, 320],
    [160, 107],
    [160, 160],
  ])
  expect(asked.filter((id) => id === 'known')).toHaveLength(2)
})

function aPictureStore() {
  const blobs = new Map<string, Buffer>()
  const store = {
    isDown: false,
    blobs,
    get: async (name: string) => up().get(name),
    put: async (name: string, bytes: Uint8Array) => void up().set(name, Buffer.from(bytes)),
    list: async (prefix: string) => [...up().keys()].filter((name) => name.startsWith(prefix)),
  }
  const up = () => {
    if (store.isDown) throw new Error('The store is down')
    return blobs
  }
  return store
}

test('a picture that one machine drew is served by another, and a store that is down stops neither', async () => {
  const shared = aPictureStore()
  const first = await aStudio({ shared })
  const drawn = await first.get(order({ width: 320 }))
  await expect.poll(() => shared.blobs.size).toBe(2)
  const second = await aStudio({ shared })
  const served = await second.get(order({ width: 320 }))
  expect(await readFile(served.path)).toEqual(await readFile(drawn.path))
  expect([first.made, second.made]).toEqual([1, 0])
  shared.isDown = true
  expect((await first.get(order({ width: 160 }))).size).toBeGreaterThan(100)
})
