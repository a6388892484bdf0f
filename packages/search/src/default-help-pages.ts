import type { HelpDocument } from './search-document.ts'

/** Pages about the shop that a search answers with; published content replaces their titles and summaries. */
export const defaultHelpPages: readonly HelpDocument[] = [
  {
    title: 'Returns',
    url: '/policies/returns',
    summary: 'What you can return, until when, and how.',
    words: ['return policy', 'refund exchange money back send leftover boxes unused restocking fee items order'],
  },
  {
    title: 'Shipping and pickup',
    url: '/policies/shipping',
    summary: 'Delivery methods, prices and dates, and pickup at a store.',
    words: [
      'ship delivery deliver policy cost costs price free freight truck curbside pick up in store rates order fee',
    ],
  },
  {
    title: 'Samples',
    url: '/policies/samples',
    summary: 'How to order samples and what they cost.',
    words: ['sample swatch swatches free policy order cost'],
  },
  {
    title: 'Find a store',
    url: '/stores',
    summary: 'Addresses, hours and services of our stores.',
    words: [
      'stores locations location hours open opening closing today sunday address directions showroom near nearest nearby closest locator phone',
    ],
  },
  {
    title: 'Questions and answers',
    url: '/faq',
    summary: 'What people ask most.',
    words: [
      'faq help frequently asked questions support install installation installer damaged broken hold account order',
    ],
  },
  {
    title: 'Contact us',
    url: '/contact',
    summary: 'Write to us or call us.',
    words: ['contact phone number call email chat customer service support help complaint question talk person'],
  },
  {
    title: 'Design consultation',
    url: '/consultation',
    summary: 'Book a free hour with a designer.',
    words: ['design designer help free consultation appointment advice book service'],
  },
  {
    title: 'Calculators',
    url: '/calculators',
    summary: 'Boxes, waste, grout and mortar for your room.',
    words: ['calculator calculate estimate estimator square footage measure boxes waste how many coverage'],
  },
  {
    title: 'Pro accounts',
    url: '/pro',
    summary: 'Prices, terms and services for professionals.',
    words: [
      'pro trade contractor builder designer account discount program pricing prices professional net terms credit apply',
    ],
  },
  {
    title: 'Installation and care guides',
    url: '/guides',
    summary: 'Step by step, for every kind of tile and floor.',
    words: ['guide install installation installing how to instructions care clean cleaning maintenance diy'],
  },
  {
    title: 'Order status',
    url: '/order-status',
    summary: 'Find an order by its number and email address.',
    words: ['order status track tracking package delivery history cancel my'],
  },
  {
    title: 'Sign in',
    url: '/sign-in',
    summary: 'Sign in or create an account.',
    words: ['login log in signin sign account register create password forgot my'],
  },
  {
    title: 'Privacy',
    url: '/policies/privacy',
    summary: 'What we keep, why, and how to delete it.',
    words: ['privacy policy cookies data personal delete'],
  },
  {
    title: 'Terms of sale',
    url: '/policies/terms',
    summary: 'The contract between you and us.',
    words: ['terms conditions sale legal policy warranty'],
  },
  {
    title: 'Accessibility',
    url: '/policies/accessibility',
    summary: 'How we make this store work for everyone.',
    words: ['accessibility accessible ada wcag screen reader statement'],
  },
  {
    title: 'About Tessera',
    url: '/about',
    summary: 'Who we are.',
    words: ['about company story history who'],
  },
  {
    title: 'Newsletter',
    url: '/newsletter',
    summary: 'News and offers by email.',
    words: ['newsletter email sign up subscribe unsubscribe'],
  },
]
