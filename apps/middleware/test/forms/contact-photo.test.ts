import { photoUpload } from '@tessera/contract/middleware/photos/uploads'
import { linkToken } from '@tessera/middleware/kit/link-token'
import { deleteUnattachedPhotos } from '@tessera/middleware/kit/uploads/contact-photos'
import { sql } from '@tessera/server/sql'
import { describe, expect, test } from 'vitest'
import { aFormShop } from './a-form-shop.ts'

const { app, forms, solved, database, letters, linkSecret } = await aFormShop()

/** A 2 × 2 pixel image. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
)
let addresses = 0
const upload = (payload: Buffer, type = 'image/png', from = `10.44.0.${++addresses}`) =>
  app.inject({
    method: 'POST',
    url: photoUpload.path,
    payload,
    headers: { 'content-type': type, 'x-forwarded-for': from },
  })
const good = { name: 'Ada Mason', email: 'ada@example.com', topic: 'Return', message: 'One tile is broken.' }
const count = async () => (await database.find<{ n: number }>(sql`select count(*)::int as n from contact_photos`))?.n

describe('a photo is not taken', () => {
  test.each([
    ['Photo.Kind', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['Photo.Kind', Buffer.from('GIF89a'), 'image/png'],
    ['Photo.Kind', Buffer.alloc(0), 'image/png'],
    ['Photo.Kind', png, 'application/octet-stream'],
    ['Photo.Kind', Buffer.from('{}'), 'application/json'],
    ['Photo.Broken', png.subarray(0, 40), 'image/png'],
    ['Photo.Broken', Buffer.from('ffd8ff00', 'hex'), 'image/jpeg'],
    ['Photo.TooBig', Buffer.alloc(photoUpload.maxBytes + 1), 'image/jpeg'],
  ])('%s', async (code, bytes, type) => {
    const answer = await upload(bytes, type)
    expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) })
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(await count()).toBe(0)
  })

  test('more often than ten times in ten minutes', async () => {
    for (let times = 0; times < 10; times++) await upload(Buffer.from('no'), 'image/png', '10.45.0.1')
    const answer = await upload(png, 'image/png', '10.45.0.1')
    expect(answer.json()).toMatchObject({ code: 'Request.TooOften' })
  })

  test('by a message that names none of ours, or one that another message has', async () => {
    const wrong = { fields: [{ field: 'photo' }] }
    const { photo } = (await upload(png)).json<{ photo: string }>()
    for (const token of ['made.up', linkToken(linkSecret, 'news', 'x', new Date())])
      await expect(forms().contactusform({ ...good, photo: token, captcha: await solved() })).rejects.toMatchObject(
        wrong,
      )
    await forms().contactusform({ ...good, photo, captcha: await solved() })
    await expect(forms().contactusform({ ...good, photo, captcha: await solved() })).rejects.toMatchObject(wrong)
    expect(await database.rows(sql`select from contact_messages`)).toHaveLength(1)
  })
})

test('a photo is stored with its message as a re-encoded JPEG, and the email to the shop links to it', async () => {
  const secret = Buffer.concat([png, Buffer.from('words behind the end')])
  const { photo } = (await upload(secret, 'image/jpeg')).json<{ photo: string }>()
  const { reference } = await forms().contactusform({
    ...good,
    email: 'eve@example.com',
    photo,
    captcha: await solved(),
  })
  const [toUs] = await database.rows<{ body: string }>(sql`
    select body from mails where template = 'contact' and body like ${`%${reference}%`}`)
  const link = /https:\/\/shop\.test(\/api\/broadcast\/contactphoto\?token=\S+)/.exec(toUs?.body ?? '')?.[1] ?? ''
  const shown = await app.inject({ method: 'GET', url: link })
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-content-type-options': 'nosniff' })
  expect(shown.rawPayload.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  expect(shown.rawPayload.toString('latin1')).not.toContain('words behind')
  // the sender gets no link, and their token shows nothing
  for (const { body } of await letters('eve@example.com')) expect(body).not.toContain('contactphoto')
  const own = await app.inject({ method: 'GET', url: `${photoUpload.path}?token=${photo}` })
  expect(own.json()).toMatchObject({ code: 'Form.LinkInvalid' })
})

test('a photo without a message is forgotten after a day, and no other', async () => {
  const before = await count()
  await upload(png)
  await deleteUnattachedPhotos(database, new Date())
  expect(await count()).toBe((before ?? 0) + 1)
  await deleteUnattachedPhotos(database, new Date(Date.now() + 25 * 60 * 60 * 1000))
  expect(await count()).toBe((await database.rows(sql`select from contact_photos where reference is not null`)).length)
})
