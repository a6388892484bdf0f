import type { CounterOrder, CounterOrderEntryInput } from '@tessera/client/shop/types.gen'
import { readCents } from '../tasks/read-cents.ts'

export interface CounterFormLine {
  sku: string
  boxes: string
  lot: string
  /** Another price of a box in dollars; empty for the customer's own. */
  price: string
  reason: string
}

const addressNames = [
  'firstName',
  'lastName',
  'company',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'phone',
] as const
type CounterAddress = Record<(typeof addressNames)[number], string>

/** The form of an order of the counter, as typed. */
export interface CounterForm {
  id: string
  version: number
  customerNumber: string
  userID: string
  lines: CounterFormLine[]
  typed: string
  kind: 'pick-up' | 'delivery'
  storeId: string
  placeId: string
  address: CounterAddress
  optionId: string
  instructions: string
  poNumber: string
  jobName: string
  acceptsMixedLots: boolean
  /** Where a link to pay goes; empty for the person's own address. */
  payEmail: string
}

const emptyAddress = Object.fromEntries(addressNames.map((name) => [name, ''])) as CounterAddress

interface NewForm extends Pick<CounterForm, 'id' | 'customerNumber' | 'userID' | 'storeId'> {}

export const newCounterForm = (given: NewForm): CounterForm => ({
  version: 0,
  lines: [],
  typed: '',
  kind: 'pick-up',
  placeId: '',
  address: emptyAddress,
  optionId: '',
  instructions: '',
  poNumber: '',
  jobName: '',
  acceptsMixedLots: false,
  payEmail: '',
  ...given,
})

/** The form of a saved order. Lines that could not be read stay in the field they were typed into. */
export function counterFormOf(order: CounterOrder): CounterForm {
  const { delivery } = order
  const chosen = order.shippingOptions.find(({ isChosen }) => isChosen)
  return {
    id: order.id,
    version: order.version,
    customerNumber: order.customerNumber,
    userID: order.userID,
    lines: order.lines.map(({ sku, boxes, lotNo, isAgreed, unitPriceCents, priceReason }) => ({
      sku,
      boxes: String(boxes),
      lot: lotNo ?? '',
      price: isAgreed ? (unitPriceCents / 100).toFixed(2) : '',
      reason: priceReason ?? '',
    })),
    typed: order.unread.map(({ text }) => text).join('\n'),
    kind: delivery.kind,
    storeId: delivery.storeId ?? '',
    placeId: delivery.placeId ?? '',
    address: Object.fromEntries(addressNames.map((name) => [name, delivery.address?.[name] ?? ''])) as CounterAddress,
    optionId: delivery.optionId ?? chosen?.id ?? '',
    instructions: delivery.instructions ?? '',
    poNumber: order.poNumber ?? '',
    jobName: order.jobName ?? '',
    acceptsMixedLots: order.acceptsMixedLots,
    payEmail: '',
  }
}

export function readCounterForm(form: FormData): CounterForm {
  const textOf = (name: string) => String(form.get(name) ?? '').trim()
  const lines: CounterFormLine[] = []
  for (let at = 0; form.has(`line.${at}.sku`); at++) {
    const of = (name: string) => textOf(`line.${at}.${name}`)
    lines.push({ sku: of('sku'), boxes: of('boxes'), lot: of('lot'), price: of('price'), reason: of('reason') })
  }
  return {
    id: textOf('id'),
    version: Number(textOf('version')) || 0,
    customerNumber: textOf('customerNumber'),
    userID: textOf('userID'),
    lines,
    typed: String(form.get('typed') ?? ''),
    kind: textOf('kind') === 'delivery' ? 'delivery' : 'pick-up',
    storeId: textOf('storeId'),
    placeId: textOf('placeId'),
    address: Object.fromEntries(addressNames.map((name) => [name, textOf(`address.${name}`)])) as CounterAddress,
    optionId: textOf('optionId'),
    instructions: textOf('instructions'),
    poNumber: textOf('poNumber'),
    jobName: textOf('jobName'),
    acceptsMixedLots: form.has('acceptsMixedLots'),
    payEmail: textOf('payEmail'),
  }
}

/** The entry for the shop, or what is wrong with the texts. A line without boxes is taken out. */
export function entryOf(form: CounterForm): { entry: CounterOrderEntryInput } | { problem: string } {
  const lines: NonNullable<CounterOrderEntryInput['lines']> = []
  for (const { sku, boxes, lot, price, reason } of form.lines) {
    if (boxes === '' || boxes === '0') continue
    if (!/^\d{1,6}$/.test(boxes)) return { problem: `${sku}: enter a whole number of boxes.` }
    const priceCents = price === '' ? null : readCents(price)
    if (priceCents === undefined) return { problem: `${sku}: enter the price of a box in dollars, such as 41.50.` }
    lines.push({ sku, boxes: Number(boxes), lotNo: lot || null, priceCents, priceReason: reason || null })
  }
  const { id, version, customerNumber, userID, typed, kind, poNumber, jobName, acceptsMixedLots } = form
  const { storeId, placeId, address, optionId, instructions } = form
  const hasAddress = kind === 'delivery' && placeId === '' && Object.values(address).some(Boolean)
  const delivery = {
    kind,
    storeId: storeId || null,
    placeId: placeId || null,
    address: hasAddress ? { ...address, company: address.company || null, street2: address.street2 || null } : null,
    optionId: optionId || null,
    instructions: instructions || null,
  }
  return {
    entry: {
      id,
      version,
      customerNumber,
      userID,
      lines,
      typed,
      delivery,
      acceptsMixedLots,
      poNumber: poNumber || null,
      jobName: jobName || null,
    },
  }
}

/** Puts another SKU into a typed line: people take one of the nearest. */
export function takeSku(typed: string, at: number, sku: string): string {
  const lines = typed.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.map((line, index) => (index === at ? line.trim().replace(/^[^\s,;]+/, sku) : line)).join('\n')
}
