export interface ShippedSetting {
  key: string
  value: unknown
  description: string
  /** Told to clients of the API only: the rule itself is in the program, and another value here would change nothing. */
  isFixed?: true
  /** The largest value of a number that staff change, or of each number by its name. More than this is a mistake. */
  most?: number | Readonly<Record<string, number>>
}

/** The company on invoices and other documents. Not sent to pages: it has bank details. */
export const companySetting = {
  key: 'company',
  value: {
    legalName: 'Tessera Tile & Flooring, Inc.',
    street: '1200 Foundry Street NW',
    city: 'Atlanta',
    state: 'GA',
    zip: '30318',
    phone: '800-555-0142',
    email: 'billing@tessera.example',
    taxId: '00-0000000',
    checkAddress: ['PO Box 100', 'Atlanta, GA 30301'],
    bank: { name: 'Sample Bank', routingNumber: '000000000', accountNumber: '000000000' },
    isSample: true,
  },
  description: 'Address, tax ID and bank details on documents. Replace all values and remove isSample.',
} as const satisfies ShippedSetting

/** Settings available to every page. The numbers are those of our rules; the policy texts match them. */
export const shippedSettings: readonly ShippedSetting[] = [
  companySetting,
  {
    key: 'announcement',
    value: 'Free pickup at every store. Order up to five samples at once.',
    description: 'Line above the header; empty hides it.',
  },
  { key: 'supportPhone', value: '800-555-0142', description: 'Shown in the header, at checkout and on error pages.' },
  { key: 'supportEmail', value: 'help@tessera.example', description: 'Answered within one business day.' },
  {
    key: 'supportHours',
    value: 'Monday to Friday, 8 a.m. to 8 p.m. Central. Saturday, 9 a.m. to 5 p.m. Central.',
    description: 'Beside the phone number.',
  },
  {
    key: 'consultation',
    value: {
      lengthMinutes: 45,
      days: 'Tuesday to Saturday',
      hours: '10 a.m. to 6 p.m., local time of the store',
      ways: ['In store', 'Video'],
      price: 'Free',
    },
    description: 'Shown where consultations are booked.',
    isFixed: true,
  },
  { key: 'returnDays', value: 90, description: 'Days in which sealed boxes can be returned.', isFixed: true },
  { key: 'claimHours', value: 72, description: 'Hours after delivery in which damage can be claimed.', isFixed: true },
  { key: 'expectedBreakagePercent', value: 3, description: 'Breakage that waste is meant to cover.', isFixed: true },
  { key: 'pickUpFreeDays', value: 14, description: 'Days an order is held at the store without a fee.', most: 365 },
  { key: 'pickUpDailyFeeCents', value: 1000, description: 'Storage fee a day after that.', most: 100_000 },
  {
    key: 'samples',
    value: { perRetailOrder: 5, perProOrder: 15, perSwatchDays: 90 },
    description: 'Sample limits.',
    most: { perRetailOrder: 100, perProOrder: 100, perSwatchDays: 730 },
  },
  {
    key: 'sampleCredit',
    value: { percent: 100, withinDays: 60, minimumSqft: 50 },
    description: 'Sample spend credited to a later order.',
    most: { percent: 100, withinDays: 730, minimumSqft: 100_000 },
  },
  { key: 'quoteValidDays', value: 30, description: 'Days a quote is valid.', isFixed: true },
  { key: 'farStoreMiles', value: 100, description: 'Distance beyond which a store counts as far away.', isFixed: true },
  {
    key: 'keepForRepairs',
    value: true,
    description: 'Whether the calculator suggests one more box for repairs.',
    isFixed: true,
  },
  {
    key: 'exportFormats',
    value: ['csv'],
    description: 'Formats of lists in the account area: csv, text, xml, pdf, xls, xlsx.',
  },
  { key: 'breakpoints', value: [768, 1024], description: 'Widths at which the layout changes.', isFixed: true },
]

/** Settings that staff change, each read by a page or a rule. */
export const staffSettings: readonly string[] = shippedSettings
  .filter((setting) => setting !== companySetting && !setting.isFixed)
  .map(({ key }) => key)
