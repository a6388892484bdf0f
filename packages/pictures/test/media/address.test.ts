import { expect, test } from 'vitest'
import { findContentFile, findMediaFile, isMediaName, mediaUrl } from '../../src/media/media-url.ts'

test.each([
  'scene-641.avif',
  'scene-0640.avif',
  'scene-640.png',
  'scene-640.avif.avif',
  'scene-640',
  'face5-640.avif',
  'face-1920.avif',
  'laid-99999999999.jpg',
  '../scene-640.avif',
  'scene-640.avif\n',
  '',
])('the file %j is no picture', (file) => {
  expect(findMediaFile(file)).toBeUndefined()
})

test.each(['641.avif', '640.gif', '1e3.avif', '-640.avif', '640'])('the page file %j is no picture', (file) => {
  expect(findContentFile(file)).toBeUndefined()
})

test.each(['', '..', '.hidden', 'a/b', 'a%2fb', 'a b', 'x'.repeat(65), 'ü'])('%j is no name', (name) => {
  expect(isMediaName(name)).toBe(false)
})

test('every address given out is understood', () => {
  const [, sku, file = ''] =
    /^\/media\/([^/]+)\/([^?]+)\?v=[\w.-]+$/.exec(mediaUrl('HMP-1224', 'scene', 1920, 'webp')) ?? []
  expect(sku).toBe('HMP-1224')
  expect(findMediaFile(file)).toEqual({ view: 'scene', width: 1920, format: 'webp' })
  expect(findContentFile('640.jpg')).toEqual({ width: 640, format: 'jpg' })
})
