/** Storefront pages that aren't content; texts may link to them. */
export const storefrontRoutes = [
  '/',
  '/blog',
  '/calculators',
  '/consultation',
  '/contact',
  '/guides',
  '/pro',
  '/shopping-cart',
  '/stores',
]
