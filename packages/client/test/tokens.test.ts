import { createClient } from '@tessera/client/create-client'
import type { TokenName } from '@tessera/client/token-store'
import { describe, expect, test, vi } from 'vitest'
import { moment, tokenOf } from './token-of.ts'

const kinds = ['AccessToken', 'ImpersonationToken', 'RefreshToken', 'IdentityToken', 'IdpAccessToken'] as const
const endings: Record<(typeof kinds)[number], TokenName> = {
  AccessToken: 'access-token',
  ImpersonationToken: 'impersonation-token',
  RefreshToken: 'refresh-token',
  IdentityToken: 'identity-token',
  IdpAccessToken: 'idp-access-token',
}
const unreadable = ['abc', '', 'a.b.c', 'a.%.c', `a.${btoa('null')}.c`, `a.${btoa('7')}.c`]

describe.each(['AccessToken', 'ImpersonationToken'] as const)('%s', (kind) => {
  test.each(unreadable)('that cannot be decoded is invalid: "%s"', (token) => {
    const { Tokens } = createClient()
    expect(() => Tokens[`Set${kind}`](token)).toThrow('Invalid token')
    expect(Tokens[`Get${kind}`]()).toBeNull()
  })

  test('may hold any letters and be long over', () => {
    const token = tokenOf({ usr: 'Zoë → ☃', exp: 1 })
    const { Tokens } = createClient()
    Tokens[`Set${kind}`](token)
    expect(Tokens[`Get${kind}`]()).toBe(token)
  })
})

test.each(['RefreshToken', 'IdentityToken', 'IdpAccessToken'] as const)('%s is not checked', (kind) => {
  const { Tokens } = createClient()
  Tokens[`Set${kind}`]('abc')
  expect(Tokens[`Get${kind}`]()).toBe('abc')
})

test.each(kinds)('in memory %s starts as null', (kind) => {
  expect(createClient().Tokens[`Get${kind}`]()).toBeNull()
})

test.each(kinds)('in memory a removed %s is gone', (kind) => {
  const { Tokens } = createClient()
  Tokens[`Set${kind}`](tokenOf({}))
  Tokens[`Remove${kind}`]()
  expect(Tokens[`Get${kind}`]()).toBe(kind === 'AccessToken' ? '' : null)
})

test('a store of your own is used instead', () => {
  const kept = new Map<TokenName, string>()
  const { Tokens } = createClient({
    tokens: {
      get: (name) => kept.get(name) ?? null,
      set: (name, token) => kept.set(name, token),
      remove: (name) => kept.delete(name),
    },
  })
  Tokens.SetRefreshToken('r')
  expect([...kept]).toEqual([['refresh-token', 'r']])
})

describe('in a browser', () => {
  /** Stores cookies and shows their names and values as a browser does. */
  function aDocument() {
    const written: string[] = []
    return {
      written,
      get cookie() {
        return written.map((text) => text.split(';')[0]).join('; ')
      },
      set cookie(text: string) {
        written.push(text)
      },
    }
  }

  test.each(kinds)('a missing %s reads as empty text', (kind) => {
    expect(createClient({ document: { cookie: 'other=1; xordercloud.access-token=2' } }).Tokens[`Get${kind}`]()).toBe(
      '',
    )
  })

  test.each(kinds)('%s is a cookie for a year', (kind) => {
    const document = aDocument()
    const { Tokens } = createClient({ document, now: () => moment })
    const token = tokenOf({})
    Tokens[`Set${kind}`](token)
    expect(document.written).toEqual([
      `ordercloud.${endings[kind]}=${token};expires=Wed, 01 Jan 2031 00:00:00 GMT;samesite=lax;path=/`,
    ])
    expect(Tokens[`Get${kind}`]()).toBe(token)
  })

  test.each(kinds)('removing %s writes an empty cookie of 1970', (kind) => {
    const document = aDocument()
    createClient({ document }).Tokens[`Remove${kind}`]()
    expect(document.written).toEqual([
      `ordercloud.${endings[kind]}=;expires=Thu, 01 Jan 1970 00:00:00 GMT;samesite=lax;path=/`,
    ])
  })

  test('cookie options count, also when they change later', () => {
    const document = aDocument()
    const { Tokens, Configuration } = createClient({ document, now: () => 0 })
    Configuration.Set({
      cookieOptions: { prefix: 'the tile', domain: 'shop.test', secure: true, samesite: 'none', path: '/a' },
    })
    Tokens.SetRefreshToken('a;b c')
    expect(document.written).toEqual([
      'the%20tile.refresh-token=a%3Bb%20c;domain=shop.test;expires=Fri, 01 Jan 1971 00:00:00 GMT;secure;samesite=none;path=/a',
    ])
    expect(Tokens.GetRefreshToken()).toBe('a;b c')
  })

  test('the case of the name does not matter', () => {
    const { Tokens } = createClient({ document: { cookie: 'a=1; OrderCloud.Refresh-Token=r%201; b=2' } })
    expect(Tokens.GetRefreshToken()).toBe('r 1')
  })

  test('a cookie above 4096 bytes is written with a warning', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const document = aDocument()
    const { Tokens } = createClient({ document })
    Tokens.SetRefreshToken('')
    const rest = (document.written[0] ?? '').length
    Tokens.SetRefreshToken('x'.repeat(4095 - rest))
    expect(warn).not.toHaveBeenCalled()
    Tokens.SetRefreshToken('x'.repeat(4096 - rest))
    expect(warn).toHaveBeenCalledOnce()
    expect(document.written).toHaveLength(3)
    warn.mockRestore()
  })
})
