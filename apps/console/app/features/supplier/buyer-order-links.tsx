import { Link } from '@tessera/ui/link'
import { Fragment } from 'react'
import type { BuyerOrder } from './name-forwarded.server.ts'

/** The buyers' orders by their numbers. */
export const BuyerOrderLinks = ({ orders }: { orders: readonly BuyerOrder[] }) =>
  orders.map(({ number, href }, at) => (
    <Fragment key={number}>
      {at > 0 && ', '}
      {href ? <Link href={href}>{number}</Link> : number}
    </Fragment>
  ))

/** An order to a supplier in words: by the buyer's number, or by its own if no buyer's order is known. */
export const forwardedName = (orders: readonly BuyerOrder[] | undefined, id: string): string =>
  orders?.map(({ number }) => number).join(', ') || id
