/** Pages of the storefront that are not content; words may link to them. */
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
