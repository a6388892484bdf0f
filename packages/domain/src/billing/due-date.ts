import { type PaymentTerms, paymentTerms } from '@tessera/contract/shop/constants'
import { addDays } from './calendar.ts'

/** Net days from the date of the document; Z000 is due at once. */
export const dueDate = (terms: PaymentTerms, documentOn: string): string => addDays(documentOn, paymentTerms[terms])
