import { expect, test } from 'vitest'
import { closedPaths } from '../../app/http/closed-paths.ts'

/** As RFC 9309 reads it: the beginning of an address, or the whole of it. */
const isClosed = (address: string): boolean =>
  closedPaths.some((path) => (path.endsWith('$') ? address === path.slice(0, -1) : address.startsWith(path)))

test.each([
  '/media/222458/face-640.webp',
  '/collections/astoria',
  '/products/x',
  '/blog',
  '/stores/naperville-il',
  '/',
])('%s may be listed', (address) => {
  expect(isClosed(address)).toBe(false)
})

test.each(['/me', '/collect', '/collect/recording', '/checkout/payment', '/account/orders', '/sign-in'])(
  '%s may not',
  (address) => {
    expect(isClosed(address)).toBe(true)
  },
)
