import { buttonClass, LinkButton } from '@tessera/ui/button'
import { metaOf } from '../kit/seo/seo.ts'
import type { Route } from './+types/acting-ended.ts'

export const meta: Route.MetaFunction = ({ matches }) => metaOf(matches, { title: 'No longer acting for a customer' })

/** Staff come here after the end, by the button, by the clock or because the right is gone. */
export default function ActingEnded() {
  return (
    <div className="mx-auto grid max-w-2xl gap-4 px-4 py-16">
      <h1 className="text-3xl">You no longer act for a customer</h1>
      <p>
        The time is over, you ended it, or the permission was withdrawn. Orders that were placed stay. To continue, open
        the shop again from the customer’s page in the console.
      </p>
      <div className="flex flex-wrap gap-3">
        <a href="/console/customers" className={`${buttonClass({ kind: 'primary' })} no-underline`}>
          Customers in the console
        </a>
        <LinkButton href="/">The shop as yourself</LinkButton>
      </div>
    </div>
  )
}
