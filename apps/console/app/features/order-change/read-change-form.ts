import type { OrderChangeWishInput, PostalAddressInput, StaffOrder } from '@tessera/client/shop/types.gen'

type Typed = Readonly<Record<string, string>>

const placeNames = ['firstName', 'lastName', 'company', 'street1', 'street2', 'city', 'state', 'zip', 'phone'] as const

const readBoxes = (text = ''): number | undefined => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : undefined)

/** The typed form as a change; a sentence if a number cannot be read. */
export function readChangeForm(order: StaffOrder, typed: Typed): OrderChangeWishInput | string {
  const lines = order.lines.flatMap(({ lineNo }) => {
    const text = typed[`boxes-${lineNo}`]
    return text === undefined ? [] : [{ lineNo, boxes: readBoxes(text) }]
  })
  const isReadable = (line: { lineNo: number; boxes: number | undefined }): line is { lineNo: number; boxes: number } =>
    line.boxes !== undefined
  const sku = typed.sku?.trim().toUpperCase() ?? ''
  const added = readBoxes(typed.addBoxes)
  if (!lines.every(isReadable) || (sku !== '' && added === undefined))
    return 'Enter every number of boxes in digits, such as 7.'
  return {
    number: order.number,
    lines,
    add: sku ? { sku, boxes: added ?? 0 } : null,
    shippingAddress: readPlace(order, typed),
    wantedOn: typed.wantedOn || null,
    pickUpPerson: typed.pickUpPerson || null,
    instructions: typed.instructions || null,
  }
}

function readPlace({ shippingAddress }: StaffOrder, typed: Typed): PostalAddressInput | null {
  if (!shippingAddress || typed['to-street1'] === undefined) return null
  const written = Object.fromEntries(placeNames.map((name) => [name, typed[`to-${name}`]?.trim() || null]))
  return { ...shippingAddress, ...written } as PostalAddressInput
}

/** The texts that the form starts with: the order as it is. */
export function startChange(order: StaffOrder): Record<string, string> {
  const lines = order.lines.map((line) => [`boxes-${line.lineNo}`, String(line.boxes - line.canceledBoxes)])
  const place = placeNames.map((name) => [`to-${name}`, order.shippingAddress?.[name] ?? ''])
  return {
    ...Object.fromEntries([...lines, ...place]),
    wantedOn: order.wantedOn ?? '',
    pickUpPerson: order.pickUpPerson ?? '',
    instructions: order.instructions ?? '',
  }
}
