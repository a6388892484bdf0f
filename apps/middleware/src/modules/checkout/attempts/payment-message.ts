import { paymentReasonOf, paymentReasons } from '@tessera/contract/shop/payment-reasons'

export const paymentMessage = (reason: string): string => paymentReasons[paymentReasonOf(reason)]
