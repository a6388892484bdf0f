import { letterTo, notYou } from '../../../kit/email/email-to.ts'
import type { Letter } from '../../../kit/email/queue-email.ts'

interface Facts {
  productName: string
  boxes: number
  link: string
  leave: string
}

const asked = ({ productName, boxes }: Facts): string =>
  boxes > 1 ? `${boxes} of one lot of ${productName}` : productName

export const confirmStockAlert = (to: string, facts: Facts): Letter =>
  letterTo({ template: 'stock-confirm', to, subject: 'Confirm your email address' }, [
    `You asked us to email you when ${asked(facts)} can be ordered. Confirm your email address here:`,
    facts.link,
    'This link expires in two days. We’ll email you once, when it’s in stock.',
    'Changed your mind?',
    facts.leave,
    notYou,
  ])

export const backInStock = (to: string, facts: Facts): Letter =>
  letterTo({ template: 'stock-back', to, subject: `${facts.productName} is in stock` }, [
    `You asked about ${asked(facts)}. It can be ordered now:`,
    facts.link,
    'We can’t hold it for you, and others may be waiting, too. This is the only email we’ll send about it.',
    'To stop all stock alerts:',
    facts.leave,
  ])
