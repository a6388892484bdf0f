import { linkToken } from './link-token.ts'

interface LinkNeeds {
  publicUrl: string
  /** The secret of links in emails. */
  linkSecret: Buffer
}

/** The page that shows one guest's order to the person who got this link by email. */
export const orderStatusLink = ({ publicUrl, linkSecret }: LinkNeeds, number: string, now: Date): string =>
  `${publicUrl}/order-status?token=${linkToken(linkSecret, 'order-status', number, now)}`
