import type { Letter } from '../queue-mail.ts'
import { letterTo, notYou } from './letter-to.ts'

interface Facts {
  productName: string
  boxes: number
  link: string
  leave: string
}

const asked = ({ productName, boxes }: Facts): string =>
  boxes > 1 ? `${boxes} of one lot of ${productName}` : productName

export const confirmStockAlert = (to: string, facts: Facts): Letter =>
  letterTo({ template: 'stock-confirm', to, subject: 'Please confirm your e-mail address' }, [
    `You asked us to write to you when ${asked(facts)} can be ordered. Please confirm that this address is yours:`,
    facts.link,
    'The link works for two days. We then write once, when it is there, and never again about it.',
    'If you have changed your mind:',
    facts.leave,
    notYou,
  ])

export const backInStock = (to: string, facts: Facts): Letter =>
  letterTo({ template: 'stock-back', to, subject: `${facts.productName} is there` }, [
    `You asked about ${asked(facts)}. It can be ordered now:`,
    facts.link,
    'We cannot hold it for you; others may have asked too. This is the only letter about it.',
    'If you wait for other products and would rather not:',
    facts.leave,
  ])
