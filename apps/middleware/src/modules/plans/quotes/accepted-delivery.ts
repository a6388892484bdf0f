import type { PostalAddress, QuoteAcceptanceInput } from '@tessera/client/shop/types.gen'
import { findDayProblem, isSameArea } from '@tessera/domain/sales/order-change'
import { invalid } from '../../../kit/shop-error.ts'
import { requireFreightAddress } from '../../checkout/cart/freight-address.ts'
import { trimToNull } from '../plan-needs.ts'
import type { StoredQuote } from './stored-quote.ts'

export interface AcceptedDelivery {
  place: PostalAddress | null
  wantedOn: string | null
  pickUpPerson: string | null
  instructions: string | null
}

/** Reads where, when and to whom the order goes. The offer's freight and tax hold for its own area alone. */
export function acceptedDelivery(
  { place: offered }: Pick<StoredQuote, 'place'>,
  body: QuoteAcceptanceInput,
  today: string,
): AcceptedDelivery {
  const wantedOn = trimToNull(body.wantedOn)
  const dayProblem = wantedOn ? findDayProblem(wantedOn, today, !offered) : undefined
  if (dayProblem) invalid('wantedOn', dayProblem)
  return {
    place: chosenPlace(offered, body.shippingAddress),
    wantedOn,
    pickUpPerson: offered ? null : trimToNull(body.pickUpPerson),
    instructions: offered ? trimToNull(body.instructions) : null,
  }
}

function chosenPlace(
  offered: PostalAddress | null,
  asked: QuoteAcceptanceInput['shippingAddress'],
): PostalAddress | null {
  if (!asked) return offered
  if (!offered) return invalid('street1', 'This offer is for pickup. To have it delivered, ask for a change.')
  const { state = '', zip = '' } = asked
  if (!isSameArea({ state, zip }, offered))
    return invalid(
      'zip',
      `Freight and tax are for ZIP codes in ${offered.state} that start with ${offered.zip.slice(0, 3)}. To ship elsewhere, ask for a change.`,
    )
  requireFreightAddress(asked)
  return { ...offered, ...asked, country: 'US' } as PostalAddress // the model has checked its fields
}
