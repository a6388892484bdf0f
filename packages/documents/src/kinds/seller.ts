import type { PrintDocument, PrintParty } from '../print-document.ts'

/** The company that sells, as its documents name it. A site setting. */
export interface Seller {
  legalName: string
  street: string
  city: string
  state: string
  zip: string
  phone: string
  email: string
  taxId: string
  /** Where checks go; by default the company's address. */
  checkAddress?: readonly string[]
  bank: { name: string; routingNumber: string; accountNumber: string }
  /** Made-up values of a new shop. Documents say so instead of asking customers to pay to them. */
  isSample?: boolean
}

/** The letterhead: address, phone, email and tax ID. */
export const letterheadOf = (seller: Seller): NonNullable<PrintDocument['letterhead']> => [
  seller.legalName,
  `${seller.street}, ${seller.city}, ${seller.state} ${seller.zip}`,
  `${seller.phone} · ${seller.email}`,
  `Tax ID ${seller.taxId}`,
]

/** How to pay by check or bank transfer, and what to write on it. */
export function remittanceOf(seller: Seller, about: string): PrintParty[] {
  const address = seller.checkAddress ?? [seller.street, `${seller.city}, ${seller.state} ${seller.zip}`]
  return [
    { label: 'Pay by check', lines: [`Payable to ${seller.legalName}`, ...address, `Memo: ${about}`] },
    {
      label: 'Pay by ACH',
      lines: [
        seller.bank.name,
        `Routing number ${seller.bank.routingNumber}`,
        `Account number ${seller.bank.accountNumber}`,
        `Reference: ${about}`,
      ],
    },
    {
      label: 'Pay online',
      lines: [
        'Under Billing in your account, by card or bank account.',
        ...(seller.isSample ? ['The check and bank details here are samples. Do not pay to them.'] : []),
      ],
    },
  ]
}
