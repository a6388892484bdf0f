import { brand } from '../brand.ts'

/** Constants that both sides of the API must spell alike. */
export const customerTypes = ['Pro', 'Retail'] as const
export type CustomerType = (typeof customerTypes)[number]
export const accountLabels: Record<CustomerType, string> = { Pro: 'Pro Account', Retail: 'Personal Account' }
export const country = 'US'
export const language = 'en'

export const paymentMethods = ['Credit_Card', 'Citizen_Pay', 'Invoice'] as const
export type PaymentMethod = (typeof paymentMethods)[number]
export const paymentTypeLabels = { Credit_Card: 'Credit Cards', Invoice: 'Invoice' } as const

/** Days until a document on these terms is due; Z000 is due at once. */
export const paymentTerms = { NT30: 30, NT45: 45, NT90: 90, Z000: 0 } as const
export type PaymentTerms = keyof typeof paymentTerms

export const documentTypes = { store: 'DZ', invoice: 'RV' } as const
export const documentPrefixes = ['DG', 'DR', 'DV', 'DZ', 'RV', 'YZ', 'Z2', 'Z3', 'ZG', 'ZO'] as const
export type DocumentPrefix = (typeof documentPrefixes)[number]
export const filterKeys = [
  'STATUS',
  'MY STATUS_DUE',
  'PERIODE',
  'CHAR',
  'SOLDTO',
  'SHIPTO',
  'ZZORDERTYPE',
  'ZZDOCTYFI',
] as const
export const orderScopes = { 1: 'My Order', 2: 'Referred', 3: 'All' } as const

export const pageSizes = [5, 10, 25, 50, -1] as const
export const pageSizeLabels = { 5: '5', 10: '10', 25: '25', 50: '50', [-1]: 'All' } as const
export const sortDirections = ['asc', 'desc'] as const
export const exportFormats = ['csv', 'text', 'xml', 'pdf', 'xls', 'xlsx'] as const
/** Formats in the export menu; a setting enables the others. */
export const offeredExports = ['csv'] as const

export const cartPaths = ['/shopping-cart', '/checkout'] as const
export const checkoutSteps = ['shopping-cart', 'shipping', 'payment', 'order-review'] as const
export type CheckoutStep = (typeof checkoutSteps)[number]
export const pathSegments = { blog: 'blog', products: 'products' } as const
export const dashboardTabs = ['orders', 'selectionSheets', 'quotes', 'billing', 'payment', 'STATUS_DUE', 'DUE'] as const
export const returnUrlParameter = 'returnurl'
export const addNew = 'addNew'

export const breakpoints = { tablet: 768, desktop: 1024 } as const
export const sizes = ['XSmall', 'Small', 'Medium', 'Large'] as const
export const alignments = ['Left', 'Right', 'Center', 'Justify', 'Top', 'Bottom'] as const
export const themes = ['Light', 'Dark'] as const
export const fonts = ['Lato', 'Ivy Presto'] as const

export const labels = { addSample: 'ADD SAMPLE', shopNow: 'SHOP NOW' } as const
export const productWords = { featured: 'featured', blog: 'Blog' } as const

export const logoutReloadMilliseconds = 1000
export const platformTimeoutMilliseconds = 60_000
export const tokenEarlySeconds = 10
export const cookieWarningBytes = 4096
export const cookieSeconds = 365 * 24 * 60 * 60
export const fetching = { retries: 3, longestBackOffMilliseconds: 30_000, forgottenAfterMilliseconds: 300_000 } as const

export const cookieKeys = {
  refreshToken: 'refresh_token',
  authToken: 'auth_token',
  shopAuthToken: `${brand.prefix}_auth_token`,
  shopRefreshToken: `${brand.prefix}_refresh_token`,
  siteId: 'site_id',
  customerId: 'cust_id',
  customerNumber: 'cust_num',
  customerName: 'cust_name',
  priceGroup: 'price_gp',
  isPro: 'is_prouser',
  isNetPro: 'is_net_prouser',
  canCreateUser: 'can_create_user',
  preferredStore: 'user_preferred_store',
  timeZone: 'time_zone',
  email: 'tts_email',
  salesOrganization: 'sale_org',
  distributionChannel: 'dist_chnl',
  visitor: 'visitor_id',
} as const

/** Back office codes of unknown meaning: stored and sent, never interpreted. */
export const opaqueCodes = ['1001', 'IN'] as const

export const analyticsEvents = [
  'login',
  'sign_up',
  'view_item_list',
  'select_item',
  'view_item',
  'add_to_cart',
  'remove_from_cart',
  'view_cart',
  'begin_checkout',
  'add_shipping_info',
  'add_payment_info',
  'purchase',
  'formSubmitted',
  'add_sample_CTA_click_PLP',
  'add_sample_CTA_click_PDP',
] as const
export type AnalyticsEvent = (typeof analyticsEvents)[number]

/** RT retail, PG pro gold, PP pro platinum, PD pro diamond. */
export const priceGroups = ['RT', 'PG', 'PP', 'PD'] as const
export type PriceGroup = (typeof priceGroups)[number]
