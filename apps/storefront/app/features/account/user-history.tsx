import type { UserActionRecord } from '@tessera/client/shop/types.gen'
import { Disclosure } from '@tessera/ui/disclosure'
import { Moment } from '@tessera/ui/time-zone'

/** The read-only history of changes to users. */
export const UserHistory = ({ actions }: { actions: readonly UserActionRecord[] }) =>
  actions.length > 0 && (
    <Disclosure summary="Change history">
      <ol className="grid gap-2">
        {actions.map(({ at, by, text }) => (
          <li key={at + by + text} className="grid gap-x-4 tablet:grid-cols-[13rem_1fr]">
            <time dateTime={at} className="tabular text-stone">
              <Moment at={at} />
            </time>
            <span className="wrap-anywhere">
              {by} {text}
            </span>
          </li>
        ))}
      </ol>
    </Disclosure>
  )
