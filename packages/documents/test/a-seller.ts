import type { Seller } from '@tessera/documents/kinds/seller'

export const aSeller: Seller = {
  legalName: 'Tile Makers, Inc.',
  street: '9 Kiln Road',
  city: 'Macon',
  state: 'GA',
  zip: '31201',
  phone: '478-555-0100',
  email: 'billing@makers.example',
  taxId: '58-1234567',
  checkAddress: ['PO Box 7', 'Macon, GA 31202'],
  bank: { name: 'First Bank', routingNumber: '061000104', accountNumber: '1234567890' },
}
