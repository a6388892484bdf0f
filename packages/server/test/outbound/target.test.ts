import { findTarget } from '@tessera/server/outbound/outbound-target'
import { expect, test } from 'vitest'

const allow = new Set(['hooks.internal:9000', '127.0.0.1:80', '[::1]:8081'])

test.each([
  ['', 'invalid-url'],
  ['hooks.example/path', 'invalid-url'],
  ['https://', 'invalid-url'],
  ['https://a b/', 'invalid-url'],
  [`https://hooks.example/${'x'.repeat(2000)}`, 'invalid-url'],
  ['http://hooks.example/', 'refused-scheme'],
  ['http://hooks.example:443/', 'refused-scheme'],
  ['ftp://hooks.example/', 'refused-scheme'],
  ['file:///etc/passwd', 'refused-scheme'],
  ['javascript:alert(1)', 'refused-scheme'],
  ['gopher://hooks.internal:9000/', 'refused-scheme'],
  ['https://hooks.example:22/', 'refused-port'],
  ['https://hooks.example:80/', 'refused-port'],
  ['https://hooks.example:9000/', 'refused-port'],
  ['https://hooks.internal:9001/', 'refused-port'],
  ['http://sub.hooks.internal:9000/', 'refused-scheme'],
  ['https://user@hooks.example/', 'refused-credentials'],
  ['https://:secret@hooks.example/', 'refused-credentials'],
  ['http://user:secret@hooks.internal:9000/', 'refused-credentials'],
])('%s is refused: %s', (url, problem) => {
  expect(findTarget(url, allow)).toBe(problem)
})

test.each([
  ['https://hooks.example/path?a=1', 'hooks.example', 443],
  ['https://HOOKS.example:8443', 'hooks.example', 8443],
  ['https://0x7f.1/', '127.0.0.1', 443],
  ['https://2130706433/', '127.0.0.1', 443],
  ['https://[::FFFF:127.0.0.1]/', '::ffff:7f00:1', 443],
])('%s goes to %s, port %i', (url, hostname, port) => {
  expect(findTarget(url, allow)).toMatchObject({ hostname, port, isSecure: true, isException: false })
})

test.each([
  ['http://hooks.internal:9000/a', false],
  ['https://Hooks.Internal:9000/a', true],
  ['http://127.0.0.1/', false],
  ['http://[0:0::1]:8081/', false],
])('%s is on the list of exceptions', (url, isSecure) => {
  expect(findTarget(url, allow)).toMatchObject({ isSecure, isException: true })
})
