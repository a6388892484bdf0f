import { sql } from '@tessera/server/sql'
import { createTestMarketplace, type TestMarketplace } from '@tessera/testing/marketplace'
import { startPlatform } from '@tessera/testing/platform'
import { describe, expect, test } from 'vitest'
import { aBuyerUser, asBearer, askToken, byPassword, claimsOf, goodPassword, person, send } from './people.ts'

const platform = await startPlatform()
const next = 'Second-Password-2'

interface Message {
  type: string
  username: string
  payload: Record<string, string | null>
}

const messagesOf = ({ id }: TestMarketplace): Promise<Message[]> =>
  platform.database.rows<Message>(sql`
    select m.message_type as type, u.username, m.payload
    from messages m join users u on u.uid = m.recipient
    where m.marketplace_id = ${id}
    order by m.id`)

const ask = (shop: TestMarketplace, body: object) =>
  send(platform, { method: 'POST', url: '/v1/password/reset', payload: { ClientID: shop.storefrontClientID, ...body } })
const reset = (shop: TestMarketplace, code: unknown, body: object) =>
  send(platform, {
    method: 'PUT',
    url: `/v1/password/reset/${code}`,
    payload: { ClientID: shop.storefrontClientID, Password: next, ...body },
  })
const codeIn = async (shop: TestMarketplace, at = -1) =>
  (await messagesOf(shop)).at(at)?.payload.PasswordRenewalVerificationCode

describe('asking for a reset code', () => {
  test('is refused without a client, without a name, or with a link that is none', async () => {
    const shop = await createTestMarketplace(platform)
    expect(await ask(shop, { ClientID: 'nope', Username: 'x' })).toMatchObject({
      status: 400,
      code: 'PasswordReset.MissingOrInvalidClientID',
    })
    expect(await ask(shop, { Username: ' ' })).toMatchObject({ code: 'PasswordReset.MissingUsernameOrEmail' })
    expect(await ask(shop, { Username: 'x', URL: 'javascript:alert(1)' })).toMatchObject({ code: 'ValidationFailure' })
  })

  test('answers the same for an unknown user, an inactive one, and a name and address that differ', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await shop.admin.Users.Create('b1', { ID: 'off', ...person, Username: `off-${shop.id}`, Active: false })
    for (const who of [
      { Username: 'nobody' },
      { Email: 'nobody@shop.test' },
      { Username: `off-${shop.id}` },
      { Username: username, Email: 'other@shop.test' },
    ])
      expect(await ask(shop, who)).toEqual(expect.objectContaining({ status: 204, body: {} }))
    expect(await messagesOf(shop)).toEqual([])
    await ask(shop, { Username: username.toUpperCase(), Email: 'ANN@shop.test' })
    expect(await messagesOf(shop)).toHaveLength(1)
  })

  test('leaves a message with the link, the code and a token that can only set a password', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await ask(shop, { Username: username, URL: 'https://shop.test/reset' })
    const [message] = await messagesOf(shop)
    expect(message).toMatchObject({
      type: 'ForgottenPassword',
      username,
      payload: { Username: username, PasswordRenewalUrl: 'https://shop.test/reset' },
    })
    const token = String(message?.payload.PasswordRenewalAccessToken)
    expect(claimsOf(token)).toMatchObject({ usr: username, role: 'PasswordReset' })
    const headers = asBearer(token)
    const payload = { NewPassword: next }
    expect(await send(platform, { method: 'PATCH', url: '/v1/me', headers, payload: {} })).toMatchObject({
      status: 403,
    })
    expect(await send(platform, { method: 'POST', url: '/v1/me/password', headers, payload })).toMatchObject({
      status: 204,
    })
    expect(await send(platform, { method: 'POST', url: '/v1/me/password', headers, payload })).toMatchObject({
      status: 401,
    })
    expect(await askToken(platform, byPassword(shop, username, next))).toMatchObject({ status: 200 })
    // the code is deleted with it
    expect(await reset(shop, message?.payload.PasswordRenewalVerificationCode, { Username: username })).toMatchObject({
      code: 'PasswordReset.InvalidVerification',
    })
  })
})

describe('a reset code', () => {
  test('is refused when invented, of another user or client, expired, or no longer the latest', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const invalid = { status: 400, code: 'PasswordReset.InvalidVerification' }
    await ask(shop, { Username: username })
    const first = await codeIn(shop)
    const firstToken = String((await messagesOf(shop)).at(-1)?.payload.PasswordRenewalAccessToken)
    expect(await reset(shop, 'made-up', { Username: username })).toMatchObject(invalid)
    expect(await reset(shop, first, { Username: 'storefront-guest' })).toMatchObject(invalid)
    expect(await reset(shop, first, { Username: username, ClientID: shop.sellerClientID })).toMatchObject(invalid)
    await ask(shop, { Username: username })
    expect(await reset(shop, first, { Username: username })).toMatchObject(invalid)
    expect(
      await send(platform, {
        method: 'POST',
        url: '/v1/me/password',
        headers: asBearer(firstToken),
        payload: { NewPassword: next },
      }),
    ).toMatchObject({ status: 401, code: 'Auth.TokenRevoked' })
    await platform.database.rows(sql`update one_time_secrets set expires_at = now() - interval '1 s'`)
    expect(await reset(shop, await codeIn(shop), { Username: username })).toMatchObject(invalid)
    expect(await askToken(platform, byPassword(shop, username, goodPassword))).toMatchObject({ status: 200 })
  })

  test('survives a password that is refused, works once, and ends every session', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    const token = await shop.token(byPassword(shop, username))
    await ask(shop, { Username: username })
    const code = await codeIn(shop)
    expect(await reset(shop, code, { Username: username, Password: 'short' })).toMatchObject({
      code: 'PasswordReset.InsecurePassword',
    })
    expect(await reset(shop, code, { Username: username.toUpperCase() })).toMatchObject({ status: 204 })
    expect(await reset(shop, code, { Username: username })).toMatchObject({ code: 'PasswordReset.InvalidVerification' })
    expect(await send(platform, { method: 'GET', url: '/v1/me', headers: asBearer(token) })).toMatchObject({
      code: 'Auth.TokenRevoked',
    })
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 400 })
    expect(await askToken(platform, byPassword(shop, username, next))).toMatchObject({ status: 200 })
  })

  test('waits while the account is locked, and is nowhere but in the message', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await ask(shop, { Username: username })
    const code = await codeIn(shop)
    for (let at = 0; at < 10; at++) await askToken(platform, byPassword(shop, username, 'Wrong-One-1'))
    expect(await reset(shop, code, { Username: username })).toMatchObject({ code: 'PasswordReset.LockedOut' })
    await shop.admin.Users.UnlockUserAccount('b1', 'u1')
    expect(await reset(shop, code, { Username: username })).toMatchObject({ status: 204 })
    const found = await platform.database.rows(sql`
      select from events e where to_jsonb(e)::text like ${`%${code}%`}
      union all select from one_time_secrets s where to_jsonb(s)::text like ${`%${code}%`}`)
    expect(found).toEqual([])
    expect(
      await platform.database.rows(sql`
        select operation, username from events
        where marketplace_id = ${shop.id} and operation like 'ForgottenCredentials%' order by id`),
    ).toEqual([
      { operation: 'ForgottenCredentials.SendVerificationCode', username },
      { operation: 'ForgottenCredentials.ResetPasswordByVerificationCode', username },
    ])
  })
})

describe('a forgotten name', () => {
  const retrieve = (query: string) => send(platform, { method: 'POST', url: `/v1/username/retrieve?${query}` })

  test('needs client and address', async () => {
    const shop = await createTestMarketplace(platform)
    for (const query of ['', 'email=a@shop.test', `clientID=${shop.storefrontClientID}`])
      expect(await retrieve(query)).toMatchObject({ status: 400, code: 'Auth.ClientIDAndEmailRequired' })
  })

  test('is sent to every account of the address, without telling the caller', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await shop.admin.Users.Create('b1', { ID: 'u2', ...person, Username: `u2-${shop.id}` })
    expect(await retrieve(`clientid=${shop.storefrontClientID}&email=nobody@shop.test`)).toMatchObject({ status: 204 })
    expect(await retrieve(`clientid=${shop.storefrontClientID}&email=Ann@shop.test`)).toMatchObject({ status: 204 })
    expect((await messagesOf(shop)).map(({ type, payload }) => [type, payload.Username]).sort()).toEqual(
      [`u2-${shop.id}`, username].map((name) => ['ForgottenUsername', name]).sort(),
    )
  })
})

describe('a one-time password', () => {
  const request = (shop: TestMarketplace, body: object) =>
    send(platform, {
      method: 'POST',
      url: '/v1/password/onetimepassword',
      payload: { ClientID: shop.storefrontClientID, ...body },
    })

  test('needs a name or an address', async () => {
    const shop = await createTestMarketplace(platform)
    expect(await request(shop, {})).toMatchObject({
      status: 400,
      code: 'OneTimePasswordRequest.UsernameOrEmailRequired',
    })
    expect(await request(shop, { Username: 'nobody' })).toMatchObject({ status: 204 })
    expect(await messagesOf(shop)).toEqual([])
  })

  test('signs in once, only the newest, only for ten minutes, and the old password stays good', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    await request(shop, { Username: username })
    await request(shop, { Email: 'ann@shop.test' })
    const [older, newer] = (await messagesOf(shop)).map(({ payload }) => String(payload.OneTimePassword))
    expect(newer).toMatch(/^[2-9A-Z]{8}$/)
    expect(await askToken(platform, byPassword(shop, username, older))).toMatchObject({ status: 400 })
    expect(await askToken(platform, byPassword(shop, username, newer?.toLowerCase()))).toMatchObject({ status: 200 })
    expect(await askToken(platform, byPassword(shop, username, newer))).toMatchObject({ status: 400 })
    expect(await askToken(platform, byPassword(shop, username))).toMatchObject({ status: 200 })
    await request(shop, { Username: username })
    await platform.database.rows(sql`update one_time_secrets set expires_at = now() - interval '1 s'`)
    const late = String((await messagesOf(shop)).at(-1)?.payload.OneTimePassword)
    expect(await askToken(platform, byPassword(shop, username, late))).toMatchObject({ status: 400 })
  })

  test('does not open a locked account', async () => {
    const shop = await createTestMarketplace(platform)
    const { username } = await aBuyerUser(shop)
    for (let at = 0; at < 10; at++) await askToken(platform, byPassword(shop, username, 'Wrong-One-1'))
    await request(shop, { Username: username })
    const password = String((await messagesOf(shop)).at(-1)?.payload.OneTimePassword)
    expect(await askToken(platform, byPassword(shop, username, password))).toMatchObject({
      code: 'Auth.InvalidUsernameOrPassword',
    })
  })
})

test('one address asks eight times in a quarter of an hour', async () => {
  const strict = await startPlatform({ credentials: { name: 'credentials', hits: 8, seconds: 900 } })
  const shop = await createTestMarketplace(strict)
  const payload = { ClientID: shop.storefrontClientID, Username: 'nobody' }
  const once = () => send(strict, { method: 'POST', url: '/v1/password/reset', payload })
  for (let at = 0; at < 8; at++) expect(await once()).toMatchObject({ status: 204 })
  expect(await once()).toMatchObject({ status: 429, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } })
})
