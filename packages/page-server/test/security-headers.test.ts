import { expect, test } from 'vitest'
import { addSecurityHeaders, contentSecurityPolicy, permissionsPolicy, scriptHashes } from '../src/security-headers.ts'

test('no inline script runs without the nonce, and the shop cannot be framed', () => {
  const policy = contentSecurityPolicy("'nonce-abc'")
  expect(policy).toContain("script-src 'self' 'nonce-abc'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
})

test('pages carry the policy, data does not need it', () => {
  const page = new Headers({ 'content-type': 'text/html; charset=utf-8' })
  addSecurityHeaders(page, 'abc', true)
  expect(page.get('content-security-policy')).toContain('abc')
  expect(page.get('strict-transport-security')).toContain('max-age=')
  const data = new Headers({ 'content-type': 'application/json' })
  addSecurityHeaders(data, 'abc', false)
  expect(data.has('content-security-policy')).toBe(false)
  expect(data.get('x-content-type-options')).toBe('nosniff')
})

test('no page may use the camera unless it says so first', () => {
  const page = new Headers({ 'content-type': 'text/html' })
  addSecurityHeaders(page, 'abc', true)
  expect(page.get('permissions-policy')).toContain('camera=()')
  const scans = new Headers({ 'permissions-policy': permissionsPolicy('(self)') })
  addSecurityHeaders(scans, 'abc', true)
  expect(scans.get('permissions-policy')).toBe('camera=(self), microphone=(), payment=(self), geolocation=(self)')
})

test('a cached page allows its inline scripts by hash', () => {
  const facts = '<script type="application/ld+json">{}</script>'
  const files = '<script src="/x.js"></script>'
  const hashes = scriptHashes(`<script nonce="n">a()</script>${files}${facts}<script>b(\n)</script>`)
  expect(hashes).toBe(
    "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4=' 'sha256-WvJ7wovr8KxCCBlTEiMBE4ZkONGWrUAVQHCyuCTqf5U='",
  )
})
