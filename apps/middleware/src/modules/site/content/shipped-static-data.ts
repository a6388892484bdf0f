import { usStates } from '@tessera/contract/shop/us-states'

const toChoices = (...labels: string[]) =>
  labels.map((label) => ({
    id: label
      .toLowerCase()
      .replace(/[^a-z]+/g, '-')
      .replace(/^-|-$/g, ''),
    label,
  }))

/** The lists behind our forms. */
export const shippedStaticData = {
  states: usStates,
  countries: [{ code: 'US', name: 'United States', phonePrefix: '+1' }],
  phoneFormats: [{ country: 'US', pattern: '^\\d{3}-\\d{3}-\\d{4}$', example: '312-555-0142', mask: '###-###-####' }],
  languages: [{ code: 'en', name: 'English' }],
  tradeTypes: toChoices(
    'Tile contractor',
    'Flooring contractor',
    'General contractor',
    'Remodeler',
    'Home builder',
    'Architect',
    'Interior designer',
    'Property manager',
    'Real estate',
    'Other trade',
  ),
  referralSources: toChoices(
    'A friend or neighbor',
    'My contractor',
    'My designer',
    'Drove by a store',
    'Search engine',
    'Social media',
    'Magazine or book',
    'Home show',
    'I’m already a customer',
    'Other',
  ),
  contactTopics: toChoices(
    'Order',
    'Delivery or damage',
    'Return',
    'Product question',
    'Samples',
    'Pro Account',
    'Website',
  ),
  projectTypes: toChoices('Bath', 'Shower', 'Kitchen', 'Backsplash', 'Floor', 'Fireplace', 'Outdoor', 'Commercial'),
  budgetBands: toChoices(
    'Under $1,000',
    '$1,000 to $2,500',
    '$2,500 to $5,000',
    '$5,000 to $10,000',
    'Over $10,000',
  ).map((band, index) => ({ ...band, id: `band-${index + 1}` })),
  storeServices: [
    { id: 'design-studio', label: 'Design studio' },
    { id: 'pro-desk', label: 'Pro desk' },
    { id: 'pick-up', label: 'Pickup' },
    { id: 'cut-to-size', label: 'Cut to size' },
    { id: 'will-call', label: 'Will call' },
  ],
  shadeVariations: [
    { code: 'V0', words: 'Very uniform: every tile looks the same.' },
    { code: 'V1', words: 'Uniform: differences are hard to see.' },
    { code: 'V2', words: 'Slight: same colors, small changes in texture or pattern.' },
    { code: 'V3', words: 'Moderate: colors on one tile hint at colors on others, in varying amounts.' },
    { code: 'V4', words: 'Substantial: colors may differ from tile to tile. See several before you decide.' },
  ],
} as const
