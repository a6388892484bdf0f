/** A vendor's bank details; the token of the invitation email is added separately. */
export const masonBank = {
  company: 'Mason Tile',
  taxId: '12-3456789',
  bankName: 'First Bank',
  routingNumber: '021000021',
  accountNumber: '123456789012',
  accountType: 'checking',
  contactName: 'Ada Mason',
  agrees: true,
} as const
