import { cleanPhoto, cleanPicture } from '@tessera/pictures/photo/clean-photo'
import { findPhotoKind } from '@tessera/pictures/photo/photo-kind'
import sharp from 'sharp'
import { expect, test } from 'vitest'

const drawn = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 60, b: 40, alpha: 0.5 } } })

test.each([
  ['nothing', Buffer.alloc(0)],
  ['text', Buffer.from('hello')],
  ['a page', Buffer.from('<html><script>alert(1)</script></html>')],
  ['a drawing with words', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ['a film', Buffer.from('GIF89a')],
  ['a document', Buffer.from('%PDF-1.7')],
])('%s is no photo', async (_, bytes) => {
  expect(findPhotoKind(bytes)).toBeUndefined()
  await expect(cleanPhoto(bytes)).rejects.toMatchObject({ why: 'kind' })
})

test('a fake or truncated photo is refused as broken', async () => {
  await expect(cleanPhoto(Buffer.from('ffd8ff00112233', 'hex'))).rejects.toMatchObject({ why: 'broken' })
  const whole = await drawn(400, 300).png().toBuffer()
  await expect(cleanPhoto(whole.subarray(0, whole.length / 2))).rejects.toMatchObject({ why: 'broken' })
})

test('a small file that unfolds without end is not drawn', async () => {
  const huge = await drawn(10_000, 7000).png({ compressionLevel: 9 }).toBuffer()
  await expect(cleanPhoto(huge)).rejects.toMatchObject({ why: 'broken' })
  await expect(cleanPicture(huge)).rejects.toMatchObject({ why: 'broken' })
})

test.each(['jpeg', 'png', 'webp'] as const)('a %s becomes a JPEG without anything but its pixels', async (format) => {
  const exif = { IFD0: { Copyright: 'secret-words' }, IFD3: { GPSLatitudeRef: 'N' } }
  const original = await drawn()
    .withExif(exif)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">secret-words</x:xmpmeta>')
    .toFormat(format)
    .toBuffer()
  const bytes = Buffer.concat([original, Buffer.from('<?php secret-words ?>')])
  expect(bytes.toString('latin1')).toContain('secret-words')
  const clean = await cleanPhoto(bytes)
  expect(findPhotoKind(clean)).toBe('JPEG')
  expect(clean.toString('latin1')).not.toContain('secret-words')
  const { exif: left, xmp, icc, width, height } = await sharp(clean).metadata()
  expect({ left, xmp, icc, width, height }).toEqual({
    left: undefined,
    xmp: undefined,
    icc: undefined,
    width: 60,
    height: 40,
  })
})

test('it is turned as the camera was held, and no larger than a screen', async () => {
  const held = await drawn(3000, 1000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
  const { width, height, orientation } = await sharp(await cleanPhoto(held)).metadata()
  expect({ width, height, orientation }).toEqual({ width: 800, height: 2400, orientation: undefined })
})

test('a picture of a product may be AVIF, must be large enough, and keeps nothing but its pixels', async () => {
  const avif = await drawn(800, 700)
    .avif({ effort: 0 })
    .withExif({ IFD0: { Copyright: 'secret-words' } })
    .toBuffer()
  await expect(cleanPhoto(avif)).rejects.toMatchObject({ why: 'kind' })
  await expect(cleanPicture(Buffer.from('GIF89a'))).rejects.toMatchObject({ why: 'kind' })
  await expect(cleanPicture(await drawn(4000, 599).jpeg().toBuffer())).rejects.toMatchObject({ why: 'small' })
  const { bytes, width, height } = await cleanPicture(avif)
  expect([width, height, findPhotoKind(bytes)]).toEqual([800, 700, 'JPEG'])
  expect(bytes.toString('latin1')).not.toContain('secret-words')
})
