import { button, type EmailBlock, link, note } from '@tessera/domain/email/email-content'
import { composeEmail, notYouText } from '../../../kit/email/compose-email.ts'
import type { Email } from '../../../kit/email/queue-email.ts'

interface StockAlertFacts {
  productName: string
  boxes: number
  link: string
  leave: string
  shopUrl: string
}

const describeRequest = ({ productName, boxes }: StockAlertFacts): string =>
  boxes > 1 ? `${boxes} boxes of one lot of ${productName}` : productName

export const confirmStockAlertEmail = (to: string, facts: StockAlertFacts): Email =>
  composeEmail({ template: 'stock-confirm', to, subject: 'Confirm your stock alert', shopUrl: facts.shopUrl }, [
    `You asked us to email you when ${describeRequest(facts)} can be ordered. Confirm your email address, and we’ll let you know.`,
    button('Confirm my address', facts.link),
    note('This link expires in two days. We’ll email you once, when it’s in stock.'),
    link('Changed your mind? Cancel the alert', facts.leave),
    note(notYouText),
  ])

/** `item` shows the product with its picture. */
export const backInStockEmail = (to: string, facts: StockAlertFacts & { item: EmailBlock }): Email =>
  composeEmail({ template: 'stock-back', to, subject: `${facts.productName} is in stock`, shopUrl: facts.shopUrl }, [
    `You asked about ${describeRequest(facts)}. It can be ordered now.`,
    facts.item,
    button('Shop now', facts.link),
    note('We can’t hold it for you, and others may be waiting, too. This is the only email we’ll send about it.'),
    link('Stop all stock alerts', facts.leave),
  ])
