import { readMiddlewareConfig } from '@tessera/middleware/config'
import { expect, test } from 'vitest'

const [EDGE, EDGE_PURGE_URLS, EDGE_PURGE_SECRET] = ['varnish', 'http://10.0.0.5:6081', '0123456789abcdef']

test.each([
  ['an unknown edge', { EDGE: 'squid' }, 'EDGE must be one of none, varnish, not "squid".'],
  ['an edge that is told nothing', { EDGE, EDGE_PURGE_SECRET }, 'EDGE_PURGE_URLS must name every edge'],
  ['an edge that anyone may empty', { EDGE, EDGE_PURGE_URLS }, 'EDGE_PURGE_SECRET must have 16 to 200 characters'],
  ['a short secret', { EDGE, EDGE_PURGE_URLS, EDGE_PURGE_SECRET: 'secret' }, 'EDGE_PURGE_SECRET must have 16 to 200'],
  ['purges without an edge', { EDGE_PURGE_URLS }, 'EDGE must be varnish if EDGE_PURGE_URLS'],
  ['a secret without an edge', { EDGE_PURGE_SECRET }, 'EDGE must be varnish if EDGE_PURGE_URLS'],
])('%s is refused with a sentence', (_, settings, sentence) => {
  expect(() => readMiddlewareConfig(settings)).toThrow(sentence)
})

test('no edge, or one that is told of changes, is accepted', () => {
  expect(readMiddlewareConfig({}).EDGE).toBe('none')
  const urls = `${EDGE_PURGE_URLS}, https://edge.example/`
  expect(readMiddlewareConfig({ EDGE, EDGE_PURGE_URLS: urls, EDGE_PURGE_SECRET }).EDGE_PURGE_URLS).toEqual([
    EDGE_PURGE_URLS,
    'https://edge.example',
  ])
})
