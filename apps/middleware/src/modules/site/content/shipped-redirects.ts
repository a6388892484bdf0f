import type { Redirect } from './redirects.ts'

const redirectTo = (source: string, target: string): Redirect => ({ source, kind: 'page', status: 301, target })

/** Addresses people type, and pages that were renamed. */
export const shippedRedirects: readonly Redirect[] = [
  redirectTo('/store-locator', '/stores'),
  redirectTo('/store-finder', '/stores'),
  redirectTo('/locations', '/stores'),
  redirectTo('/help', '/faq'),
  redirectTo('/contact-us', '/contact'),
  redirectTo('/returns', '/policies/returns'),
  redirectTo('/shipping', '/policies/shipping'),
  redirectTo('/privacy', '/policies/privacy'),
  redirectTo('/terms', '/policies/terms'),
  redirectTo('/accessibility', '/policies/accessibility'),
  redirectTo('/trade', '/pro'),
  redirectTo('/cart', '/shopping-cart'),
  redirectTo('/blog/dye-lots', '/blog/dye-lots-and-calibers'),
  redirectTo('/blog/how-much-tile', '/blog/how-much-waste-to-order'),
  redirectTo('/guides/install/backsplash', '/guides/install/wall-tile'),
  { source: '/gift-cards', kind: 'page', status: 410, target: null },
]
