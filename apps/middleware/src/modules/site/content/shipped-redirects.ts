import type { Redirect } from './redirects.ts'

const moved = (source: string, target: string): Redirect => ({ source, kind: 'page', status: 301, target })

/** Addresses people type, and pages that were renamed. */
export const shippedRedirects: readonly Redirect[] = [
  moved('/store-locator', '/stores'),
  moved('/store-finder', '/stores'),
  moved('/locations', '/stores'),
  moved('/help', '/faq'),
  moved('/contact-us', '/contact'),
  moved('/returns', '/policies/returns'),
  moved('/shipping', '/policies/shipping'),
  moved('/privacy', '/policies/privacy'),
  moved('/terms', '/policies/terms'),
  moved('/accessibility', '/policies/accessibility'),
  moved('/trade', '/pro'),
  moved('/cart', '/shopping-cart'),
  moved('/blog/dye-lots', '/blog/dye-lots-and-calibers'),
  moved('/blog/how-much-tile', '/blog/how-much-waste-to-order'),
  moved('/guides/install/backsplash', '/guides/install/wall-tile'),
  { source: '/gift-cards', kind: 'page', status: 410, target: null },
]
