import { describe, expect, test } from 'vitest'
import { type CachedPage, CachedPages } from '../../app/render-cache/cached-pages.server.ts'

const page = (html: string, until: number): CachedPage => ({
  html: Buffer.from(html),
  headers: {},
  until,
})

describe('cached pages', () => {
  test('an uncacheable page is rendered again for the next request', async () => {
    const cache = new CachedPages(() => 0)
    let made = 0
    const make = async () => {
      made += 1
      return undefined
    }
    expect(await cache.getOrRender('/', make)).toBeUndefined()
    await cache.getOrRender('/', make)
    expect(made).toBe(2)
  })

  test('a failed page is not cached', async () => {
    const cache = new CachedPages(() => 0)
    await expect(cache.getOrRender('/', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect((await cache.getOrRender('/', async () => page('ok', 30)))?.html.toString()).toBe('ok')
  })

  test('requests that waited for a failed render do not fail', async () => {
    const cache = new CachedPages(() => 0)
    const [first, second] = await Promise.allSettled([
      cache.getOrRender('/', () => Promise.reject(new Error('gone away'))),
      cache.getOrRender('/', async () => page('never made', 30)),
    ])
    expect([first.status, second]).toEqual(['rejected', { status: 'fulfilled', value: undefined }])
  })

  test('concurrent requests get one render', async () => {
    const cache = new CachedPages(() => 0)
    let made = 0
    const make = async () => {
      made += 1
      return page(`render ${made}`, 30)
    }
    const all = await Promise.all(Array.from({ length: 50 }, () => cache.getOrRender('/', make)))
    expect(new Set(all.map((one) => one?.html.toString()))).toEqual(new Set(['render 1']))
  })

  test('an expired page is rendered again', async () => {
    let now = 0
    const cache = new CachedPages(() => now)
    await cache.getOrRender('/', async () => page('old', 30))
    now = 31
    expect((await cache.getOrRender('/', async () => page('new', 61)))?.html.toString()).toBe('new')
  })

  test('an expired page is found for ten minutes of an outage', async () => {
    let now = 0
    const cache = new CachedPages(() => now)
    await cache.getOrRender('/', async () => page('old', 30))
    now = 600_029
    const shown = await cache.getOrRender('/', async () => cache.findFormer('/'))
    expect(shown?.html.toString()).toBe('old')
    expect(cache.find('/')).toBeUndefined()
    now = 600_030
    expect(cache.findFormer('/')).toBeUndefined()
  })

  test('keys do not share', async () => {
    const cache = new CachedPages(() => 0)
    await cache.getOrRender('/\nus\nRT', async () => page('retail', 30))
    expect(cache.find('/\nus\nPG')).toBeUndefined()
  })

  test('a full cache takes a page that is asked for again, in place of the oldest', async () => {
    const cache = new CachedPages(() => 0, 10)
    const cached = () => ['/a', '/b', '/c'].filter((key) => cache.find(key))
    const ask = (key: string) => cache.getOrRender(key, async () => page('four', 30))
    for (const key of ['/a', '/b', '/c']) await ask(key)
    expect(cached()).toEqual(['/a', '/b'])
    await ask('/c')
    expect(cached()).toEqual(['/b', '/c'])
  })

  test('a page too old for an outage leaves room for one asked for the first time', async () => {
    let now = 0
    const cache = new CachedPages(() => now, 5)
    await cache.getOrRender('/a', async () => page('four', 30))
    now = 600_030
    await cache.getOrRender('/b', async () => page('four', now + 30))
    expect(cache.find('/b')).toBeDefined()
  })

  test('a page larger than the cache is rendered each time', async () => {
    const cache = new CachedPages(() => 0, 3)
    for (let time = 0; time < 3; time++) await cache.getOrRender('/a', async () => page('four', 30))
    expect(cache.find('/a')).toBeUndefined()
  })
})
