import type { Store } from '@tessera/client/shop/types.gen'
import { Badge } from '@tessera/ui/badge'
import { Link } from '@tessera/ui/link'
import { statesOf } from './states-of.ts'

interface Props {
  stores: readonly Store[]
  mine: string | undefined
}

/** All stores with city and phone number; their pages have the details. */
export function StoreDirectory({ stores, mine }: Props) {
  return (
    <div className="columns-2 gap-x-6 tablet:columns-3 wide:gap-x-12">
      {statesOf(stores).map(({ state, stores: here }) => (
        <section key={state} aria-label={state} className="break-inside-avoid pb-8">
          <h2 className="border-b border-grout pb-2 text-lg tablet:text-xl">{state}</h2>
          <ul>
            {here.map(({ id, slug, name, phone }) => (
              <li key={id} className="border-b border-grout">
                <Link
                  href={`/stores/${slug}`}
                  className="flex min-h-11 flex-col justify-center gap-x-3 py-1.5 no-underline hover:underline wide:flex-row wide:items-baseline wide:justify-between"
                >
                  <span className="flex flex-wrap items-baseline gap-x-2">
                    {name} {id === mine && <Badge kind="solid">My store</Badge>}
                  </span>
                  <span className="tabular text-sm text-stone">{phone}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
