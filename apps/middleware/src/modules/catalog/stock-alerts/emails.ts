import { composeEmail, notYouText } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

interface StockAlertFacts {
  productName: string
  boxes: number
  link: string
  leave: string
}

const describeRequest = ({ productName, boxes }: StockAlertFacts): string =>
  boxes > 1 ? `${boxes} of one lot of ${productName}` : productName

export const confirmStockAlertEmail = (to: string, facts: StockAlertFacts): Email =>
  composeEmail({ template: 'stock-confirm', to, subject: 'Confirm your email address' }, [
    `You asked us to email you when ${describeRequest(facts)} can be ordered. Confirm your email address here:`,
    facts.link,
    'This link expires in two days. We’ll email you once, when it’s in stock.',
    'Changed your mind?',
    facts.leave,
    notYouText,
  ])

export const backInStockEmail = (to: string, facts: StockAlertFacts): Email =>
  composeEmail({ template: 'stock-back', to, subject: `${facts.productName} is in stock` }, [
    `You asked about ${describeRequest(facts)}. It can be ordered now:`,
    facts.link,
    'We can’t hold it for you, and others may be waiting, too. This is the only email we’ll send about it.',
    'To stop all stock alerts:',
    facts.leave,
  ])
