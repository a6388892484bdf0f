/** Storefront pages that aren't content; texts may link to them. */
export const storefrontRoutes = [
  '/',
  '/blog',
  '/calculators',
  '/consultation',
  '/contact',
  '/guides',
  '/order-status',
  '/pro',
  '/shopping-cart',
  '/stores',
]
