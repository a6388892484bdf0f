import { randomBytes, randomUUID } from 'node:crypto'
import { findEnvelope, sealText, unsealText } from '@tessera/middleware/modules/people/credentials/envelope'
import { sql } from '@tessera/server/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type AuthShop, anAuthShop, password } from './an-auth-shop.ts'

describe('a seal', () => {
  const key = { id: randomUUID(), key: randomBytes(32) }
  const binding = { session: 'session', purpose: 'sign-in' }
  const text = sealText('secret', key, binding, 1_800_000_000_000, randomBytes(12))

  test('opens with its key, session and purpose, and with nothing else', () => {
    const envelope = findEnvelope(text)
    if (!envelope) throw new Error('no envelope')
    expect(unsealText(envelope, key, binding)).toBe('secret')
    expect(unsealText(envelope, { ...key, key: randomBytes(32) }, binding)).toBeUndefined()
    expect(unsealText(envelope, key, { ...binding, session: 'other' })).toBeUndefined()
    expect(unsealText(envelope, key, { ...binding, purpose: 'other' })).toBeUndefined()
    expect(unsealText({ ...envelope, endsAt: envelope.endsAt + 1 }, key, binding)).toBeUndefined()
  })

  test.each(['', 'x', `${randomUUID()}.a.b.c`, text.slice(0, -1).replace(/\.\d+\./, '.1.')])('is not %j', (other) => {
    expect(findEnvelope(other)).toBeUndefined()
  })
})

describe('sealed passwords', () => {
  let shop: AuthShop
  beforeAll(async () => {
    shop = await anAuthShop()
  })
  const invalid = { status: 400, code: 'Auth.EnvelopeInvalid' }

  test('are for customers only', async () => {
    await expect(shop.as().Auth.GetEncryptPassword({ password: 'x', purpose: 'p' })).rejects.toMatchObject({
      status: 401,
    })
    await expect(shop.as().Auth.GetDecryptedPassword({ envelope: 'x', purpose: 'p' })).rejects.toMatchObject({
      status: 401,
    })
  })

  test('open once, for the session that sealed them', async () => {
    const { shop: mine } = await shop.customer('seal@example.com')
    const { shop: other } = await shop.customer('other-seal@example.com')
    const { envelope, expiresAt } = await mine.Auth.GetEncryptPassword({ password: 'a secret', purpose: 'form' })
    expect(new Date(expiresAt).getTime() - Date.now()).toBeLessThanOrEqual(300_000)
    expect(envelope).not.toContain('a secret')
    await expect(other.Auth.GetDecryptedPassword({ envelope, purpose: 'form' })).rejects.toMatchObject(invalid)
    await expect(mine.Auth.GetDecryptedPassword({ envelope, purpose: 'else' })).rejects.toMatchObject(invalid)
    expect(await mine.Auth.GetDecryptedPassword({ envelope, purpose: 'form' })).toEqual({ password: 'a secret' })
    await expect(mine.Auth.GetDecryptedPassword({ envelope, purpose: 'form' })).rejects.toMatchObject(invalid)
  })

  test('do not open when their time is over', async () => {
    const { shop: mine, session } = await shop.customer('over@example.com')
    const { id, key } =
      (await shop.database.find<{ id: string; key: Buffer }>(sql`select id, key from envelope_keys`)) ?? never()
    const family = await shop.database.find<{ family: string }>(sql`
      select family from sessions s join people p on p.id = s.person_id where p.email = ${session.user?.email}`)
    const binding = { session: family?.family ?? '', purpose: 'form' }
    const late = sealText('a secret', { id, key }, binding, Date.now() - 1000, randomBytes(12))
    await expect(mine.Auth.GetDecryptedPassword({ envelope: late, purpose: 'form' })).rejects.toMatchObject(invalid)
  })

  test('sign a customer in again in place of a plain password', async () => {
    const { shop: mine } = await shop.customer('sealed@example.com')
    const { envelope } = await mine.Auth.GetEncryptPassword({ password, purpose: 'sign-in' })
    const again = await mine.Auth.signIn({ userName: 'sealed@example.com', envelope })
    expect(again.user?.email).toBe('sealed@example.com')
  })

  test('are limited to five a minute', async () => {
    const { shop: mine } = await shop.customer('often@example.com')
    for (let count = 0; count < 5; count += 1) await mine.Auth.GetEncryptPassword({ password: 'x', purpose: 'p' })
    await expect(mine.Auth.GetEncryptPassword({ password: 'x', purpose: 'p' })).rejects.toMatchObject({ status: 429 })
  })

  test('open only for clients with a secret where that is asked for', async () => {
    const strict = await anAuthShop({ openEnvelopes: 'confidential' })
    const { shop: mine } = await strict.customer('strict@example.com')
    const { envelope } = await mine.Auth.GetEncryptPassword({ password: 'x', purpose: 'p' })
    await expect(mine.Auth.GetDecryptedPassword({ envelope, purpose: 'p' })).rejects.toMatchObject({ status: 403 })
  })
})

function never(): never {
  throw new Error('there is a key by now')
}
