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
  route('favorites', 'routes/favorites.tsx'),
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
  route('offline', 'routes/offline.tsx'),
  route('kit', 'routes/kit.tsx'),
  route('shared-sheet/:token', 'routes/shared-sheet.tsx'),
]

const buying = [
  route('shopping-cart', 'routes/cart.tsx'),
  route('shopping-cart/export.csv', 'routes/cart-csv.ts'),
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
    index('routes/account/dashboard.tsx'),
    route('orders', 'routes/account/orders.tsx'),
    route('orders/:number', 'routes/account/order.tsx'),
    route('projects', 'routes/account/projects.tsx'),
    route('projects/:projectId', 'routes/account/project.tsx'),
    route('projects/:projectId/add', 'routes/account/project-add.tsx'),
    route('quotes', 'routes/account/quotes.tsx'),
    route('quotes/:quotationId', 'routes/account/quote.tsx'),
    route('selection-sheets', 'routes/account/selection-sheets.tsx'),
    route('selection-sheets/:selectionSheetId', 'routes/account/selection-sheet.tsx'),
    route('selection-sheets/:selectionSheetId/add', 'routes/account/selection-sheet-add.tsx'),
    route('selection-sheets/:selectionSheetId/versions/:version', 'routes/account/selection-sheet-version.tsx'),
    route('invoices', 'routes/account/invoices.tsx'),
    route('invoices/pay', 'routes/account/invoices-pay.tsx'),
    route('invoices/receipt/:paymentId', 'routes/account/invoices-receipt.tsx'),
    route('invoices/:documentId', 'routes/account/invoice.tsx'),
    route('statements', 'routes/account/statements.tsx'),
    route('statements/:period', 'routes/account/statement.tsx'),
    route('credits', 'routes/account/credits.tsx'),
    route('billing-history', 'routes/account/billing-history.tsx'),
    route('rewards', 'routes/account/rewards.tsx'),
    route('rewards/statements', 'routes/account/reward-statements.tsx'),
    route('rewards/:rewardId', 'routes/account/reward.tsx'),
    route('payment-methods', 'routes/account/payment-methods.tsx'),
    route('personal-data', 'routes/account/personal-data.tsx'),
    route('addresses', 'routes/account/addresses.tsx'),
    route('users', 'routes/account/users.tsx'),
  ]),
]

/** Asked for by the pages themselves and by machines. */
const small = [
  route('account/download', 'routes/account/download.ts'),
  route('account/saved-filters', 'routes/account/saved-filters.ts'),
  route('account/rewards/statements.csv', 'routes/account/reward-statements-csv.ts'),
  route('suggest', 'routes/suggest.ts'),
  route('favorites/list', 'routes/favorites-list.ts'),
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
