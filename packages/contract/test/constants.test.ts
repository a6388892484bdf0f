import { describe, expect, test } from 'vitest'
import { apiVersion } from '../src/brand.ts'
import { ProductRecord } from '../src/middleware/search/models.ts'
import * as constants from '../src/shop/constants.ts'

/** Copied verbatim from sections 2, 3 and 9 of the specification: one wrong letter breaks a client. */
const listed: Partial<Record<keyof typeof constants, unknown>> = {
  customerTypes: ['Pro', 'Retail'],
  accountLabels: { Pro: 'Pro Account', Retail: 'Personal Account' },
  country: 'US',
  language: 'en',
  cartPaths: ['/shopping-cart', '/checkout'],
  checkoutSteps: ['shopping-cart', 'shipping', 'payment', 'order-review'],
  pathSegments: { blog: 'blog', products: 'products' },
  dashboardTabs: ['orders', 'selectionSheets', 'quotes', 'billing', 'payment', 'STATUS_DUE', 'DUE'],
  returnUrlParameter: 'returnurl',
  pageSizes: [5, 10, 25, 50, -1],
  pageSizeLabels: { 5: '5', 10: '10', 25: '25', 50: '50', [-1]: 'All' },
  sortDirections: ['asc', 'desc'],
  exportFormats: ['csv', 'text', 'xml', 'pdf', 'xls', 'xlsx'],
  offeredExports: ['csv'],
  breakpoints: { tablet: 768, desktop: 1024 },
  addNew: 'addNew',
  sizes: ['XSmall', 'Small', 'Medium', 'Large'],
  alignments: ['Left', 'Right', 'Center', 'Justify', 'Top', 'Bottom'],
  themes: ['Light', 'Dark'],
  fonts: ['Lato', 'Ivy Presto'],
  productWords: { featured: 'featured', blog: 'Blog' },
  paymentMethods: ['Credit_Card', 'Citizen_Pay', 'Invoice'],
  paymentTypeLabels: { Credit_Card: 'Credit Cards', Invoice: 'Invoice' },
  paymentTerms: { NT30: 30, NT45: 45, NT90: 90, Z000: 0 },
  documentTypes: { store: 'DZ', invoice: 'RV' },
  filterKeys: ['STATUS', 'MY STATUS_DUE', 'PERIODE', 'CHAR', 'SOLDTO', 'SHIPTO', 'ZZORDERTYPE', 'ZZDOCTYFI'],
  orderScopes: { 1: 'My Order', 2: 'Referred', 3: 'All' },
  documentPrefixes: ['DG', 'DR', 'DV', 'DZ', 'RV', 'YZ', 'Z2', 'Z3', 'ZG', 'ZO'],
  opaqueCodes: ['1001', 'IN'],
  labels: { addSample: 'ADD SAMPLE', shopNow: 'SHOP NOW' },
  logoutReloadMilliseconds: 1000,
  platformTimeoutMilliseconds: 60_000,
  tokenEarlySeconds: 10,
  cookieWarningBytes: 4096,
  cookieSeconds: 31_536_000,
  fetching: { retries: 3, longestBackOffMilliseconds: 30_000, forgottenAfterMilliseconds: 300_000 },
}

describe('the specification lists', () => {
  const known = new Map<string, unknown>(Object.entries(constants))
  test.each(Object.entries(listed))('%s', (name, value) => {
    expect(known.get(name)).toEqual(value)
  })

  test('the keys of session and cookies', () => {
    const names =
      'refresh_token auth_token tessera_auth_token tessera_refresh_token site_id cust_id cust_num cust_name price_gp is_prouser is_net_prouser can_create_user user_preferred_store tts_email sale_org dist_chnl visitor_id'
    const ours = ['time_zone']
    expect(Object.values(constants.cookieKeys).toSorted()).toEqual([...names.split(' '), ...ours].toSorted())
  })

  test('the fields of a product search record, which has ours under one more', () => {
    const names =
      'id sku name price sku_image_url product_url final_price stock_unit inspiration_image_url available_online_sample is_clearance is_everyday_value is_featured is_new_arrival rankby1 sample_sku_retail sample_sku_pro sample_price material_group collection product_hierarchy1 product_hierarchy2 brand final_price_purchase price_purchase_retail'
    expect(Object.keys(ProductRecord.properties)).toEqual([...names.split(' '), 'tessera'])
  })

  test('the events of analytics', () => {
    const names =
      'login sign_up view_item_list select_item view_item add_to_cart remove_from_cart view_cart begin_checkout add_shipping_info add_payment_info purchase formSubmitted add_sample_CTA_click_PLP add_sample_CTA_click_PDP'
    expect(constants.analyticsEvents).toEqual(names.split(' '))
  })

  test('the version of the API', () => {
    expect(apiVersion).toBe('1')
  })
})
