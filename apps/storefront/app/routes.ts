import { index, type RouteConfig, route } from '@react-router/dev/routes'

/** Rooms to look around in: what search engines and guests see. */
const shop = [
  index('routes/home.tsx'),
  route('products', 'routes/products.tsx'),
  route('products/:slug', 'routes/product.tsx'),
  route('products/:slug/spec-sheet.pdf', 'routes/spec-sheet.ts'),
  route('shop/*', 'routes/shop.tsx'),
  route('search', 'routes/search.tsx'),
  route('compare', 'routes/compare.tsx'),
  route('calculators', 'routes/calculators.tsx'),
  route('blog', 'routes/blog.tsx'),
  route('blog/feed.xml', 'routes/blog-feed.ts'),
  route('blog/:slug', 'routes/article.tsx'),
  route('guides', 'routes/guides.tsx'),
  route('guides/*', 'routes/guide.tsx'),
  route('stores', 'routes/stores.tsx'),
  route('stores/:slug', 'routes/store.tsx'),
  route('policies/:slug', 'routes/page.tsx', { id: 'policy' }),
  route('about', 'routes/page.tsx', { id: 'about' }),
  route('faq', 'routes/page.tsx', { id: 'faq' }),
  route('pro', 'routes/pro.tsx'),
  route('contact', 'routes/contact.tsx'),
  route('newsletter', 'routes/newsletter.tsx'),
  route('unsubscribe', 'routes/unsubscribe.tsx'),
  route('consultation', 'routes/consultation.tsx'),
  route('vendor-payment', 'routes/vendor-payment.tsx'),
  route('kit', 'routes/kit.tsx'),
]

const buying = [
  route('shopping-cart', 'routes/cart.tsx'),
  route('checkout', 'routes/checkout/layout.tsx', [
    route('shopping-cart', 'routes/checkout/cart.tsx'),
    route('shipping', 'routes/checkout/shipping.tsx'),
    route('payment', 'routes/checkout/payment.tsx'),
    route('order-review', 'routes/checkout/review.tsx'),
  ]),
  route('order-confirmation/:orderId', 'routes/confirmation.tsx'),
]

const people = [
  route('sign-in', 'routes/sign-in.tsx'),
  route('sign-out', 'routes/sign-out.ts'),
  route('register', 'routes/register.tsx'),
  route('register/pro', 'routes/register-pro.tsx'),
  route('activate', 'routes/activate.tsx'),
  route('forgot-password', 'routes/forgot-password.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),
  route('link-account', 'routes/link-account.tsx'),
  route('account', 'routes/account/layout.tsx', [
    index('routes/account/home.tsx'),
    route('personal-data', 'routes/account/personal-data.tsx'),
    route('addresses', 'routes/account/addresses.tsx'),
    route('users', 'routes/account/users.tsx'),
  ]),
]

/** Asked for by the pages themselves and by machines. */
const small = [
  route('suggest', 'routes/suggest.ts'),
  route('me', 'routes/me.ts'),
  route('set-store', 'routes/set-store.ts'),
  route('theme', 'routes/theme.ts'),
  route('collect', 'routes/collect.ts'),
  route('robots.txt', 'routes/robots.ts'),
  route('sitemap.xml', 'routes/sitemap-index.ts'),
  route('sitemap/:kind.xml', 'routes/sitemap.ts'),
]

/** Every screen of the shop. */
export default [...shop, ...buying, ...people, ...small, route('*', 'routes/not-found.tsx')] satisfies RouteConfig
