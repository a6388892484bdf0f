import type { ValueOf } from '@tessera/contract/kit/model'
import type { PostalAddress } from '@tessera/contract/middleware/address/models'
import type { OrderPartner } from '@tessera/contract/middleware/orders/models'
import type { PrintDocument } from '../print-document.ts'

export type AddressValue = ValueOf<typeof PostalAddress>
export type PartnerValue = ValueOf<typeof OrderPartner>

export const addressLines = ({
  firstName,
  lastName,
  company,
  street1,
  street2,
  city,
  state,
  zip,
}: AddressValue): string[] =>
  [company ?? '', `${firstName} ${lastName}`.trim(), street1, street2 ?? '', `${city}, ${state} ${zip}`]
    .filter((line) => line !== '' && line !== ', ')
    .filter((line, index, all) => all.indexOf(line) === index)

const labels: Record<PartnerValue['role'], string> = {
  'sold-to': 'Sold to',
  'ship-to': 'Ship to',
  'bill-to': 'Bill to',
  payer: 'Paid by',
}

/** The buyer and the ship-to address, and the bill-to party if it differs from the buyer. */
export function partiesOf(
  partners: readonly PartnerValue[],
  shipTo: AddressValue | null = null,
): PrintDocument['parties'] {
  const shown = partners.filter(
    ({ role, name }) =>
      role === 'sold-to' ||
      (role === 'ship-to' && !shipTo) ||
      (role === 'bill-to' && !partners.some((one) => one.role === 'sold-to' && one.name === name)),
  )
  return [
    ...shown.map(({ id, role, name, place }) => ({
      label: `${labels[role]} (${id})`,
      lines: [...new Set([name, ...(place ? addressLines(place) : [])])],
    })),
    ...(shipTo ? [{ label: 'Ship to', lines: addressLines(shipTo) }] : []),
  ]
}
